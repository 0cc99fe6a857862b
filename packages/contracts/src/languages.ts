import { AppError } from '@winnow/kernel';

/** The 50 supported codes with their English names, in the specification's order. */
export const languageNames = {
  af: 'Afrikaans',
  am: 'Amharic',
  ar: 'Arabic',
  bg: 'Bulgarian',
  bn: 'Bengali',
  cs: 'Czech',
  da: 'Danish',
  de: 'German',
  el: 'Greek',
  en: 'English',
  es: 'Spanish',
  et: 'Estonian',
  fa: 'Persian',
  fi: 'Finnish',
  fr: 'French',
  gu: 'Gujarati',
  he: 'Hebrew',
  hi: 'Hindi',
  hr: 'Croatian',
  hu: 'Hungarian',
  id: 'Indonesian',
  it: 'Italian',
  ja: 'Japanese',
  kn: 'Kannada',
  ko: 'Korean',
  lt: 'Lithuanian',
  lv: 'Latvian',
  ml: 'Malayalam',
  mr: 'Marathi',
  ms: 'Malay',
  nl: 'Dutch',
  no: 'Norwegian',
  pl: 'Polish',
  pt: 'Portuguese',
  ro: 'Romanian',
  ru: 'Russian',
  sk: 'Slovak',
  sl: 'Slovenian',
  sr: 'Serbian',
  sv: 'Swedish',
  sw: 'Swahili',
  ta: 'Tamil',
  te: 'Telugu',
  th: 'Thai',
  tl: 'Tagalog',
  tr: 'Turkish',
  uk: 'Ukrainian',
  ur: 'Urdu',
  vi: 'Vietnamese',
  zh: 'Chinese',
} as const;

export type LanguageCode = keyof typeof languageNames;

export const languageCodes = Object.keys(languageNames) as readonly LanguageCode[];

export const defaultLanguage: LanguageCode = 'en';

const isLanguageCode = (code: string): code is LanguageCode => Object.hasOwn(languageNames, code);

/**
 * Parses a `language` field: case-insensitive, region dropped (`pt-BR` is `pt`), empty or absent is English. Throws
 * `UNSUPPORTED_LANGUAGE`.
 */
export const parseLanguage = (input: string | undefined): LanguageCode => {
  const given = input?.trim() ?? '';
  if (given === '') return defaultLanguage;
  const code = /^([a-z]{2})(?:[-_][a-z0-9]{2,8})*$/i.exec(given)?.[1]?.toLowerCase();
  if (code !== undefined && isLanguageCode(code)) return code;
  throw new AppError('UNSUPPORTED_LANGUAGE', 'The language is not one of the 50 supported codes.', {
    fields: [{ field: 'language', code: 'unsupported', message: `Accepted: ${languageCodes.join(', ')}.` }],
  });
};
