import type { RequirementLevel } from '@winnow/contracts';
import type { LanguageCode } from '@winnow/contracts/constants';
import { hasAdjoiningWords, languageLevelIn, localeOf } from '@winnow/languages';
import { hiringLocaleOf, tableOfLanguage } from '@winnow/languages/hiring';
import type { Token } from '@winnow/skills';
import { languageNamePhrases, languageNameSigns } from '../words/language-names.ts';
import type { Fluency } from '../words/vocabulary.ts';
import { type Clause, clauseAt, clausesOf } from './clauses.ts';
import type { Cue } from './find-cues.ts';

export type LanguageItem = {
  readonly code: LanguageCode;
  readonly level: RequirementLevel | null;
  readonly alternatives: readonly LanguageCode[];
  readonly start: number;
  readonly end: number;
};

/** Levels of words for fluency on the European scale. */
const levelOf: Readonly<Record<Fluency, RequirementLevel>> = { native: 'native', fluent: 'C1', good: 'B2', basic: 'A2' };

const isFluency = (kind: string): kind is Fluency => Object.hasOwn(levelOf, kind);

export type Mention = { readonly code: LanguageCode; readonly last: number; readonly start: number; readonly end: number };

const isCountry = (word: string): boolean => languageNameSigns().countries.some((ending) => word.endsWith(ending));

const mentionAt = (text: string, tokens: readonly Token[], index: number, language: LanguageCode): Mention | undefined => {
  const first = tokens[index];
  if (first === undefined) return undefined;
  for (const locale of language === 'en' ? (['en'] as const) : [language, 'en' as const]) {
    // In lower case "polish" is a verb.
    const { capitalised } = hiringLocaleOf(locale).job.languageNames;
    if (capitalised && /^\p{Ll}/u.test(text.slice(first.start, first.start + 2))) continue;
    const hit = languageNamePhrases(locale).at(tokens, index)[0];
    const code = hit?.values[0];
    if (hit === undefined || code === undefined || isCountry(first.key)) continue;
    const last = index + hit.length - 1;
    return { code, last, start: first.start, end: tokens[last]?.end ?? first.end };
  }
  return undefined;
};

/** The names of languages in a text, whatever is said of them. */
export const languageMentions = (text: string, tokens: readonly Token[], language: LanguageCode): readonly Mention[] => {
  const found: Mention[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const mention = mentionAt(text, tokens, index, language);
    if (mention === undefined) continue;
    found.push(mention);
    index = mention.last;
  }
  return found;
};

/** The level that the words of a stretch of text name: of the scale, or by how well the language is spoken. */
const levelWithin = (text: string, cues: readonly Cue[], start: number, end: number): RequirementLevel | null => {
  const named = languageLevelIn(text.slice(start, end));
  if (named !== null) return named;
  const cue = cues.find((each) => isFluency(each.kind) && each.start >= start && each.end <= end);
  return cue === undefined || !isFluency(cue.kind) ? null : levelOf[cue.kind];
};

/** Whether nothing but a word such as "and" stands between two names. */
const adjoins = (text: string, left: Mention, right: Mention): boolean =>
  right.start - left.end <= 9 && /^[\s,，、/&-]*\p{L}{0,5}\s*$/u.test(text.slice(left.end, right.start));

const smallWords = tableOfLanguage(
  ({ code }): ReadonlySet<string> => new Set([...localeOf(code).stopWords, ...localeOf('en').stopWords]),
);

/** "German tax law" names no language: a name ends its clause, or a cue, a short word or a word such as "skills" follows. */
const standsAlone = (
  tokens: readonly Token[],
  cues: readonly Cue[],
  clause: Clause | undefined,
  { last }: Mention,
  language: LanguageCode,
): boolean => {
  const own = tokens[last]?.key ?? '';
  const { suffixes, followedBy } = languageNameSigns();
  if (suffixes.some((suffix) => own.endsWith(suffix)) || hasAdjoiningWords(own)) return true;
  const next = tokens[last + 1];
  if (next === undefined || next.joint === '|' || next.start >= (clause?.end ?? 0)) return true;
  if (followedBy.has(next.key) || cues.some(({ first }) => first === last + 1)) return true;
  return smallWords(language).has(next.key) || /^[\p{Script=Hiragana}]/u.test(next.key);
};

/** The level of each mention: the scale behind it, the words before it, the words behind it; each word speaks of one mention only. */
const levelsOf = (
  text: string,
  cues: readonly Cue[],
  clauses: readonly Clause[],
  mentions: readonly Mention[],
): (RequirementLevel | null)[] => {
  let taken = 0;
  const levels = mentions.map(({ start, end }, index) => {
    const clause = clauses[clauseAt(clauses, start)];
    const from = Math.max(clause?.start ?? 0, mentions[index - 1]?.end ?? 0, taken);
    const to = Math.min(clause?.end ?? text.length, mentions[index + 1]?.start ?? text.length);
    const scale = languageLevelIn(text.slice(end, to));
    const level = scale ?? levelWithin(text, cues, from, start);
    if (scale === null && level !== null) return level;
    const behind = scale ?? levelWithin(text, cues, end, to);
    if (behind !== null) taken = to;
    return behind;
  });
  // "Fluent English and German", "Deutsch und Englisch fließend": one level for names that adjoin.
  const share = (index: number, beside: number): void => {
    const [left, right] = [mentions[Math.min(index, beside)], mentions[Math.max(index, beside)]];
    if (left !== undefined && right !== undefined && adjoins(text, left, right)) levels[index] ??= levels[beside] ?? null;
  };
  for (const index of mentions.keys()) share(index, index - 1);
  for (const index of [...mentions.keys()].toReversed()) share(index, index + 1);
  return levels;
};

/** The spoken languages that a statement names, each with its level. */
export const findLanguages = (
  text: string,
  tokens: readonly Token[],
  cues: readonly Cue[],
  language: LanguageCode,
): readonly LanguageItem[] => {
  const clauses = clausesOf(text);
  const mentions = languageMentions(text, tokens, language);
  const levels = levelsOf(text, cues, clauses, mentions);
  const items: LanguageItem[] = [];
  for (const [index, mention] of mentions.entries()) {
    const { code, start, end } = mention;
    const level = levels[index] ?? null;
    const [open, previous, next] = [items.at(-1), mentions[index - 1], mentions[index + 1]];
    const or = cues.some((cue) => cue.kind === 'or' && cue.start >= (previous?.end ?? start) && cue.end <= start);
    if (or && open !== undefined && previous !== undefined && open.end === previous.end && adjoins(text, previous, mention)) {
      items[items.length - 1] = { ...open, alternatives: [...open.alternatives, code], end };
      continue;
    }
    const graded = languageLevelIn(text.slice(end, end + 12)) !== null;
    const clause = clauses[clauseAt(clauses, start)];
    const alone = (next !== undefined && adjoins(text, mention, next)) || standsAlone(tokens, cues, clause, mention, language);
    if (graded || alone) items.push({ code, level, alternatives: [], start, end });
  }
  return items;
};
