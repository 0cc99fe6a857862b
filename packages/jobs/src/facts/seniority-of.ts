import type { Seniority } from '@winnow/contracts';
import type { LanguageCode } from '@winnow/contracts/constants';
import { anyOf, foldLetters } from '@winnow/languages';
import { hiringLocaleOf, tableOfAllLanguages, tableOfLanguage } from '@winnow/languages/hiring';
import { createPhrases, type Phrases, tokensOf } from '@winnow/skills';

/** What a word of a title says: a level, or a rank that is none by itself. */
type Rank = Seniority | 'assistant' | 'manager';

/** Junior levels first. A level that is named says more than a word for leading people. */
const order: readonly Seniority[] = ['intern', 'junior', 'executive', 'senior', 'mid', 'lead'];

const entriesOf = (language: LanguageCode): readonly (readonly [string, Rank])[] => {
  const { seniority, ranks } = hiringLocaleOf(language).job;
  const levels = { ...seniority, assistant: ranks?.assistants, manager: ranks?.managers };
  return Object.entries(levels).flatMap(([level, words]) => (words ?? []).map((word) => [word, level as Rank] as const));
};

/** Words for the middle level are the same in titles everywhere: those of all languages count. */
const middleOfAll = tableOfAllLanguages((locales) =>
  locales.flatMap(({ job }) => job.seniority.mid ?? []).map((word) => [word, 'mid'] as const),
);

const phrasesOf = tableOfLanguage(
  ({ code }): Phrases<Rank> => createPhrases([...entriesOf(code), ...(code === 'en' ? [] : entriesOf('en')), ...middleOfAll()]),
);

/** Shorter words end others by chance. */
const minEndLength = 4;

const endsOf = (words: readonly string[] | undefined): readonly string[] =>
  (words ?? []).filter((word) => word.length >= minEndLength && /^\p{Ll}+$/u.test(word)).map(foldLetters);

/** The words that end compounds: "butikschef", "Filialmanager". */
const ends = tableOfLanguage(({ job }): readonly (readonly [string, Rank])[] => [
  ...endsOf(job.seniority.lead).map((word) => [word, 'lead'] as const),
  ...endsOf(job.ranks?.managers).map((word) => [word, 'manager'] as const),
]);

const endOf = (word: string, language: LanguageCode): Rank | undefined =>
  ends(language).find(([end]) => word.length > end.length + 2 && word.endsWith(end))?.[1];

/** Where people work together: who manages one leads them; other managers manage products, projects or customers. */
const units = tableOfLanguage(({ job }): RegExp => {
  const words = [job, hiringLocaleOf('en').job].flatMap(({ ranks }) => ranks?.units ?? []);
  return new RegExp(anyOf(words.map(foldLetters)), 'u');
});

/** The seniority in a job title; null without one. */
export const seniorityOf = (title: string, language: LanguageCode): Seniority | null => {
  const tokens = tokensOf(title);
  const phrases = phrasesOf(language);
  const found = new Set<Rank>();
  for (let index = 0; index < tokens.length; index += 1) {
    const hit = phrases.at(tokens, index)[0];
    const end = hit === undefined ? endOf(tokens[index]?.key ?? '', language) : undefined;
    for (const rank of hit?.values ?? (end === undefined ? [] : [end])) found.add(rank);
    index += Math.max(0, (hit?.length ?? 1) - 1);
  }
  if (found.has('manager') && (tokens.length === 1 || units(language).test(foldLetters(title)))) found.add('lead');
  // An assistant to a director is not a director, and no junior either: many trades name their people so.
  const isBelow = found.has('assistant');
  return order.find((level) => found.has(level) && !(isBelow && (level === 'executive' || level === 'lead'))) ?? null;
};
