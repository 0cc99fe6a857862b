import type { LanguageCode } from '@winnow/contracts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { leadOf } from '../ngrams/text-kinds.ts';
import { looksLikeTitle } from './cues.ts';
import { employerWords } from './employer-words.ts';
import type { Entry } from './entry.ts';
import { isLabelOf } from './label-keys.ts';
import { type RoleValue, valueIn } from './role-values.ts';

/** What ends the title that a text begins with: "Jefa de obra. Consolidación de …", "Research Assistant: Collected …". */
const end = /[.:;,،；：。、](?=\s|$)|\s[-–—|(]|[-–—](?=\p{Lu}\p{Ll}* )|$/u;

const labelled = /^([^:：]{2,40}?)\s*[:：]\s*(\S.*)$/u;

const maxTitleWords = 8;

/** Without a word that tables know of titles, n-grams tell one by this much more than anything else, in hundredths of a nat. */
const minLead = 150;

/** Lines of a description that may begin with the title. */
const maxLines = 2;

/** How sure a title is that stands in what an entry tells. */
const confidence = 0.7;

const titleIn = ({ text }: ResumeLine, language: LanguageCode | null): string | undefined => {
  const [, label = '', value = ''] = labelled.exec(text) ?? [];
  const isAsked = isLabelOf(label, 'title', language);
  const told = isAsked ? value : text;
  const title = told.slice(0, end.exec(told)?.index).trim();
  if (title === '' || title.split(/\s+/u).length > maxTitleWords) return undefined;
  return isAsked || leadOf(title, ['title']) >= (looksLikeTitle(title) ? 0 : minLead) ? title : undefined;
};

/** The title and the employer of "Werfleider bij Restauratie Vermandel", which was read as one name. */
const parted = (company: RoleValue, language: LanguageCode | null): readonly RoleValue[] | undefined => {
  const at = employerWords(language).atEmployer.exec(company.text);
  if (at === null) return undefined;
  const [title, name] = [company.text.slice(0, at.index), company.text.slice(at.index + at[0].length)];
  if (!looksLikeTitle(title) || looksLikeTitle(name) || leadOf(title, ['title']) <= 0) return undefined;
  return [
    { ...company, role: 'title', text: title },
    { ...company, text: name },
  ];
};

/** Gives each position that names an employer alone the title before that name, or the one that its description begins with. */
export const withToldTitles = (
  entries: readonly Entry[],
  values: readonly (readonly RoleValue[])[],
  language: LanguageCode | null,
): readonly (readonly RoleValue[])[] =>
  entries.map(({ head, body }, index) => {
    const own = values[index] ?? [];
    const company = valueIn(own, 'company');
    if (company === undefined || valueIn(own, 'title') !== undefined) return own;
    const both = parted(company, language);
    if (both !== undefined) return own.flatMap((value) => (value === company ? both : [value]));
    const named = new Set(own.filter(({ role }) => role !== 'other').map(({ line }) => line));
    const lines = [...head.map(({ line }) => line).filter((line) => !named.has(line)), ...body.slice(0, maxLines)];
    for (const line of lines) {
      const text = titleIn(line, language);
      if (text !== undefined) return [{ role: 'title', text, confidence, line }, ...own];
    }
    return own;
  });
