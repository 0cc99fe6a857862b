import type { LanguageCode, ResumeContent } from '@winnow/contracts';
import { foldLetters, hasUnspacedScript } from '@winnow/languages';
import { type HiringLocale, tableOfAllLanguages, tableOfLanguage } from '@winnow/languages/hiring';

type PersonalWord = {
  /** Folded. */
  readonly text: string;
  /** Words of scripts without spaces match anywhere. */
  readonly anywhere: boolean;
  /** Any ending may follow. */
  readonly stem: boolean;
};

const personalWordOf = (word: string): PersonalWord => ({
  text: foldLetters(word).replace('*', ''),
  anywhere: hasUnspacedScript(word),
  stem: word.endsWith('*'),
});

const personalWordsOf = ({ personal }: HiringLocale): readonly PersonalWord[] =>
  [...personal.anywhere, ...personal.sentences].map(personalWordOf);

const ofLanguage = tableOfLanguage(personalWordsOf);
const ofAllLanguages = tableOfAllLanguages((locales) => locales.flatMap(personalWordsOf));

const continuesWord = /[\p{L}\p{M}\p{Nd}]$/u;
const continues = /^[\p{L}\p{M}]/u;

/**
 * Whether a folded text with normalised spaces contains a word. Not one pattern of all words: compiling those of 50 languages
 * takes 0.2 s.
 */
const holds = (text: string, { text: word, anywhere, stem }: PersonalWord): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    if (anywhere) return true;
    if (!continuesWord.test(text.slice(Math.max(0, at - 2), at)) && (stem || !continues.test(text.slice(end, end + 2))))
      return true;
  }
  return false;
};

/** Bounded, so that a hostile text costs no more than its length. `Node.js`, `ASP.NET` and `B2B/B2C` are not addresses. */
const contacts: readonly RegExp[] = [
  /\S@\S/u,
  /:\/\/|(?<!\p{L})www\./iu,
  /[\p{L}\p{Nd}-]\.(?:com|org|info|edu|gov)(?![\p{L}\p{Nd}])/iu,
  /[\p{L}\p{Nd}-]\.(?:com|org|net|io|dev|me|co|app|ai|info|eu|edu|gov|de|fr|uk|es|it|nl|pl|ru|cn|jp|br|in)\/[\p{L}\p{Nd}]/u,
  /\p{Nd}(?:[\s()./\u2010-\u2013-]{0,2}\p{Nd}){8}/u,
];

const digitsIn = (text: string): string => text.replace(/\P{Nd}/gu, '');

/** Shorter numbers occur in too many texts to identify a person's phone. */
const minDigits = 6;

const wordsIn = (text: string): readonly string[] => text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];

/** Names below this confidence may be anything, for example a job title or a heading. */
const surelyName = 0.5;

const namesOf = ({
  profile: { name },
}: ResumeContent): { readonly whole: string | null; readonly parts: ReadonlySet<string> } => {
  if (name === null || name.confidence < surelyName) return { whole: null, parts: new Set() };
  const parts = wordsIn(name.value).filter((part) => !hasUnspacedScript(part) && part.length > 2);
  return { whole: foldLetters(name.value), parts: new Set(parts.map(foldLetters)) };
};

/** Phrases that identify the person: where they live, where they studied. */
const privatePhrases = ({ profile: { location }, education }: ResumeContent): readonly string[] => {
  const schools = education.flatMap(({ institution }) => (institution === null ? [] : [institution.value]));
  // The name of a town alone is harmless in a bullet; with a street or a postcode it is an address.
  const address = location !== null && /\p{Nd}/u.test(location.value) ? [location.value] : [];
  return [
    ...new Set([...schools, ...address].map((phrase) => foldLetters(phrase).trim()).filter((phrase) => phrase.length >= 4)),
  ];
};

/**
 * Returns whether a text of the resume or the job may be quoted: it must not name the person, their address or school, reveal
 * age, gender, nationality or family, or contain an email address, phone number or URL. Checks words of the given languages and
 * of English; of all languages when one of them is unknown.
 */
export const createQuoteFilter = (
  content: ResumeContent,
  languages: readonly (LanguageCode | null)[],
): ((text: string) => boolean) => {
  const known = languages.filter((language) => language !== null);
  const personal =
    known.length < languages.length ? ofAllLanguages() : [...new Set([...known, 'en' as const])].flatMap(ofLanguage);
  const { whole, parts } = namesOf(content);
  const phrases = [...privatePhrases(content), ...(whole === null || whole.length < 2 ? [] : [whole])];
  const phones = content.profile.phones.map(({ raw }) => digitsIn(raw)).filter((digits) => digits.length >= minDigits);
  return (text) => {
    const folded = foldLetters(text);
    const spaced = folded.replace(/\s/gu, ' ');
    if (contacts.some((pattern) => pattern.test(text)) || personal.some((word) => holds(spaced, word))) return false;
    if (phrases.some((phrase) => folded.includes(phrase))) return false;
    const digits = phones.length === 0 ? '' : digitsIn(text);
    if (phones.some((phone) => digits.includes(phone))) return false;
    return !wordsIn(text).some((word) => parts.has(foldLetters(word)) && !/^\p{Ll}/u.test(word));
  };
};
