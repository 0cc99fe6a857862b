import { allLocales, anyOf, foldLetters, hasAdjoiningWords, headingKey } from '@winnow/languages';
import { remember } from '../remember.ts';
import { companyStems, companyWords, documentTitles, institutionStems, titleStems, titleWords } from './cue-words.ts';

const folded = (words: readonly string[]): readonly string[] => [...new Set(words.map(foldLetters))];

const splitWords = (folded: string): readonly string[] =>
  folded
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, '')
    .split(/[^\p{L}\p{M}\p{Nd}]+/u)
    .filter((word) => word !== '');

const wordsOf = (text: string): readonly string[] => splitWords(foldLetters(text));

const titles = folded(titleStems).filter((stem) => stem.length > 3 || hasAdjoiningWords(stem) || !/^[a-z]+$/.test(stem));
const titleSet = new Set(folded(titleWords));
const companies = new Set(folded(companyWords));
const companyParts = folded(companyStems);
const institutions = folded(institutionStems);

// A stem of a spaced script counts inside a word, yet never across two words.
const titlePattern = new RegExp(anyOf(titles));
const companyPattern = new RegExp(anyOf(companyParts));
const institutionPattern = new RegExp(anyOf(institutions));

/** Short legal forms are everyday words elsewhere, as "sa" and "as": they count with a capital or with dots. */
const shortForm = 3;

const holdsCompanyWord = (text: string): boolean => {
  const words = text.split(/[\s,;:()|/]+/u).filter((word) => word !== '');
  return words.some((word, index) => {
    const parts = wordsOf(word);
    // "Åsa" and "Sia" are first names, too: legal forms that stand first are written in capitals.
    const isMarked = index === 0 && words.length > 1 ? !/^\p{L}\p{Ll}+$/u.test(word) : !/^\p{Ll}+$/u.test(word);
    return parts.some((part) => companies.has(part) && (isMarked || part.length > shortForm || !/^[a-z]+$/u.test(part)));
  });
};

/** What the words of a text speak of. */
type Wording = { readonly title: boolean; readonly company: boolean; readonly institution: boolean };

const wordingOf = remember(
  (text: string): Wording => {
    const plain = foldLetters(text);
    const words = splitWords(plain);
    return {
      title: titlePattern.test(plain) || words.some((word) => titleSet.has(word)),
      company: companyPattern.test(plain) || (words.some((word) => companies.has(word)) && holdsCompanyWord(text)),
      institution: institutionPattern.test(plain),
    };
  },
  (text) => text,
);

/** True when a word of the text is one that job titles hold, in any language. */
export const soundsLikeTitle = (text: string): boolean => wordingOf(text).title;

/** True when the text holds a legal form or another word of employers' names. */
export const soundsLikeCompany = (text: string): boolean => wordingOf(text).company;

/** True when the text holds a word for a school or university. */
export const soundsLikeInstitution = (text: string): boolean => wordingOf(text).institution;

/** True for a legal form alone, which belongs to the name before it: "a.s.", "GmbH & Co. KG". */
export const isLegalForm = (text: string): boolean => {
  const words = wordsOf(text);
  const known = words.some((word) => companies.has(word)) || /^(?:\p{L}\.\s?){2,}$/u.test(text);
  return known && text.length <= 16 && words.every((word) => companies.has(word) || word.length <= 2);
};

/** Which of the two the text begins with, for scripts in which words of both kinds run together. */
export const beginsLike = (text: string): 'title' | 'company' | undefined => {
  const plain = foldLetters(text);
  const longest = (stems: readonly string[]): number =>
    Math.max(0, ...stems.filter((stem) => plain.startsWith(stem)).map((stem) => stem.length));
  const [title, company] = [longest(titles), longest(companyParts)];
  if (title === company) return undefined;
  return title > company ? 'title' : 'company';
};

const keyOf = remember(headingKey, (text) => text);

/** True for "Curriculum vitae", "履歴書" and their like. */
export const isDocumentTitle = (text: string): boolean => documentTitles.has(keyOf(text));

const placeholder =
  /\{\{|\}\}|\{%|%\}|\[[^\]]{2,40}\]|<\/?[\p{L} _]+>|lorem ipsum|\byour (?:full )?(?:name|location|city|address|phone|company|job|title)\b|\b(?:first|last|full)[ _]?name\b|\bname surname\b|\bcompany ?name\b|\bjob ?title\b|\bposition ?title\b|\bcity,? state\b|\bvorname nachname\b|\bihr name\b|\bvotre nom\b|\bprénom nom\b|\btu nombre\b|\bnombre (?:y )?apellidos?\b|\bnome (?:e )?sobrenome\b|\bnome cognome\b|\bimię (?:i )?nazwisko\b|\bимя фамилия\b|20[xX]{2}|您的姓名|你的名字/iu;

/** True for text that a template left to be filled in: brackets, braces, "Your Name", "20XX". An example.com address is none. */
export const isPlaceholder = (text: string): boolean => placeholder.test(text);

/** Of what contact labels tell. */
export const labelKinds = ['phone', 'email', 'address', 'name'] as const;

type LabelKind = (typeof labelKinds)[number];

const labelKeys = new Map(
  labelKinds.map((kind) => [
    kind,
    new Set(
      allLocales()
        .flatMap((locale) => locale.contactLabels[kind])
        .map(headingKey),
    ),
  ]),
);

/** True when the text is nothing but a contact label of the kind. */
export const isLabel = (text: string, kind: LabelKind): boolean => labelKeys.get(kind)?.has(keyOf(text)) ?? false;

/** "Home address", "dirección actual": an address label of two words, one of which is known alone. */
const isQualifiedAddress = (text: string): boolean => {
  const words = text.trim().split(/\s+/u);
  return words.length === 2 && words.some((word) => isLabel(word, 'address')) && !labelKinds.some((kind) => isLabel(text, kind));
};

/** The value after a contact label such as "Phone:", in any language; undefined when the line has no such label. */
export const afterLabel = (text: string, kind: LabelKind): string | undefined => {
  if (!/[:：]/.test(text)) return undefined;
  const match = /^[^\p{L}\p{Nd}+(@]*([^:：|]{1,30}?)\s*[:：]\s*(.*)$/u.exec(text);
  const label = match?.[1] ?? '';
  return isLabel(label, kind) || (kind === 'address' && isQualifiedAddress(label)) ? (match?.[2] ?? '') : undefined;
};
