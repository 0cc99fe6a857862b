import { lazily } from '@winnow/kernel';
import { anyOf, containsAny, foldLetters, hasUnspacedScript, headingKey } from '@winnow/languages';
import { remember } from '../remember.ts';
import { wordsOfAll } from '../words-of-all.ts';

/** Signs inside abbreviations: "s.r.o.", "בע"מ". */
const innerSigns = /(?<=\p{L})\.(?=\p{L})|(?<=[\u05d0-\u05ea])["״](?=[\u05d0-\u05ea])/gu;

const splitWords = (folded: string): readonly string[] => {
  const joined = /[."״]/.test(folded) ? folded.replace(innerSigns, '') : folded;
  return joined.match(/^[\0-\x7f]*$/.test(joined) ? /[a-z0-9]+/g : /[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
};

const wordsOf = (text: string): readonly string[] => splitWords(foldLetters(text));

/** Words and stems that identify titles, employers and schools, from all languages. */
const cues = lazily(() => {
  const titleParts = wordsOfAll(({ titles }) => titles.parts, foldLetters);
  const companyParts = wordsOfAll(({ companies }) => companies?.parts, foldLetters);
  return {
    titleParts,
    titleWords: new Set(wordsOfAll(({ titles }) => titles.words, foldLetters)),
    companyParts,
    companyWords: new Set(wordsOfAll(({ companies }) => companies?.words, foldLetters)),
    // In scripts with spaces, a stem matches inside a word but never across two words.
    hasTitlePart: containsAny(titleParts),
    hasCompanyPart: containsAny(companyParts),
    hasInstitutionPart: containsAny(wordsOfAll(({ institutions }) => institutions.parts, foldLetters)),
    documentTitles: new Set(wordsOfAll(({ documentTitles }) => documentTitles, headingKey)),
  };
});

/** Short legal forms such as "sa" and "as" are common words in other languages, so they need a capital letter or dots. */
const shortForm = 3;

/** A legal form with spaces between its letters, at the end of a name: "Softel s. r. o.", "Muster e. V." Initials are capitals. */
const spacedForm = /\s(\p{Ll}\.\s?(?:\p{L}\.\s?){1,3})$/u;

/** True for a name that ends with such a form. */
export const endsWithSpacedForm = (text: string): boolean => {
  const form = spacedForm.exec(text)?.[1];
  return form !== undefined && cues().companyWords.has(foldLetters(form).replace(/[.\s]/gu, ''));
};

const hasCompanyWord = (text: string): boolean => {
  const { companyWords } = cues();
  const words = text.split(/[\s,;:()|/]+/u).filter((word) => word !== '');
  return words.some((word, index) => {
    const parts = wordsOf(word);
    // "Åsa" and "Sia" are also first names, so a legal form at the start must be upper case.
    const isMarked = index === 0 && words.length > 1 ? !/^\p{L}\p{Ll}+$/u.test(word) : !/^\p{Ll}+$/u.test(word);
    return parts.some((part) => companyWords.has(part) && (isMarked || part.length > shortForm || !/^[a-z]+$/u.test(part)));
  });
};

/** What the words of a text indicate. */
export type Wording = { readonly title: boolean; readonly company: boolean; readonly institution: boolean };

export const wordingOf = remember(
  (text: string): Wording => {
    const plain = foldLetters(text);
    const words = splitWords(plain);
    const { hasTitlePart, titleWords, hasCompanyPart, companyWords, hasInstitutionPart } = cues();
    return {
      title: hasTitlePart(plain) || words.some((word) => titleWords.has(word)),
      company:
        hasCompanyPart(plain) ||
        (words.some((word) => companyWords.has(word)) && hasCompanyWord(text)) ||
        (text.endsWith('.') && endsWithSpacedForm(text)),
      institution: hasInstitutionPart(plain),
    };
  },
  (text) => text,
);

/** True when the text contains a word of job titles, in any language. */
export const looksLikeTitle = (text: string): boolean => wordingOf(text).title;

/** True when the text contains a legal form or another word of employer names. */
export const looksLikeCompany = (text: string): boolean => wordingOf(text).company;

/** True when the text contains a word for a school or university. */
export const looksLikeInstitution = (text: string): boolean => wordingOf(text).institution;

/** True for the name of an employer or school by its words. */
export const namesEmployer = (text: string): boolean => {
  const { title, company, institution } = wordingOf(text);
  return (institution || company) && !title;
};

/** True for a legal form alone, which belongs to a name beside it: "a.s.", "GmbH & Co. KG", "주식회사". */
export const isLegalForm = (text: string): boolean => {
  const { companyWords, companyParts } = cues();
  if (companyParts.includes(foldLetters(text))) return true;
  const words = wordsOf(text);
  const known = words.some((word) => companyWords.has(word)) || /^(?:\p{L}\.\s?){2,}$/u.test(text);
  return known && text.length <= 16 && words.every((word) => companyWords.has(word) || word.length <= 2);
};

/** Which of the two the text starts with, in scripts that write title and company without a space between them. */
export const beginsLike = (text: string): 'title' | 'company' | undefined => {
  const plain = foldLetters(text);
  const longest = (parts: readonly string[]): number =>
    Math.max(0, ...parts.filter((part) => plain.startsWith(part)).map((part) => part.length));
  const [title, company] = [longest(cues().titleParts), longest(cues().companyParts)];
  if (title === company) return undefined;
  return title > company ? 'title' : 'company';
};

const keyOf = remember(headingKey, (text) => text);

/** True for document titles such as "Curriculum vitae" and "履歴書". */
export const isDocumentTitle = (text: string): boolean => cues().documentTitles.has(keyOf(text));

/** Characters and words of templates in any language. */
const templateSigns = String.raw`\{\{|\}\}|\{%|%\}|\[[^\]\d]{2,40}\]|<\/?[\p{L} _]+>|lorem ipsum|20[xX]{2}`;

/** Those without brackets, in small letters. */
const fixedSigns = ['{{', '}}', '{%', '%}', 'lorem ipsum', '20xx'];

const wordSign = String.raw`[\p{L}\p{M}\p{Nd}_]`;

const placeholder = lazily(() => {
  const texts = wordsOfAll(({ placeholders }) => placeholders);
  const inside = texts.filter(hasUnspacedScript);
  const spaced = texts.filter((text) => !hasUnspacedScript(text));
  return new RegExp(`${templateSigns}|${anyOf(inside)}|(?<!${wordSign})(?:${anyOf(spaced)})(?!${wordSign})`, 'iu');
});

/** The small texts of which every such text but one in brackets has one: the pattern itself takes long. */
const mayBePlaceholder = lazily(() =>
  containsAny([
    ...wordsOfAll(
      ({ placeholders }) => placeholders,
      (text) => text.toLowerCase(),
    ),
    ...fixedSigns,
  ]),
);

/** True for unfilled template text: brackets, braces, "Your Name", "20XX". An example.com address does not count. */
export const isPlaceholder = (text: string): boolean =>
  (/[[<]/.test(text) || mayBePlaceholder()(text.toLowerCase())) && placeholder().test(text);

/** The kinds of contact labels. */
const labelKinds = ['phone', 'email', 'address', 'name'] as const;

type LabelKind = (typeof labelKinds)[number];

const labelKeys = lazily(
  () => new Map(labelKinds.map((kind) => [kind, new Set(wordsOfAll(({ contactLabels }) => contactLabels[kind], headingKey))])),
);

/** True when the text is exactly a contact label of the kind. */
export const isLabel = (text: string, kind: LabelKind): boolean => labelKeys().get(kind)?.has(keyOf(text)) ?? false;

/** True when the text is exactly a contact label of any kind. */
export const isAnyLabel = (text: string): boolean => labelKinds.some((kind) => isLabel(text, kind));

/** "Home address", "dirección actual": an address label of two words, one of which is a known label. */
const isQualifiedAddress = (text: string): boolean => {
  const words = text.trim().split(/\s+/u);
  return words.length === 2 && words.some((word) => isLabel(word, 'address')) && !isAnyLabel(text);
};

/** The value after a contact label such as "Phone:", in any language; undefined without such a label. */
export const afterLabel = (text: string, kind: LabelKind): string | undefined => {
  if (!/[:：]/.test(text)) return undefined;
  const match = /^[^\p{L}\p{Nd}+(@]*([^:：|]{1,30}?)\s*[:：]\s*(.*)$/u.exec(text);
  const label = match?.[1] ?? '';
  return isLabel(label, kind) || (kind === 'address' && isQualifiedAddress(label)) ? (match?.[2] ?? '') : undefined;
};
