import { otherSensesIn } from './other-senses.ts';
import type { Tally } from './phrases/create-phrases.ts';
import { isWhole } from './phrases/is-whole.ts';
import { type Token, tokensOf } from './phrases/tokens-of.ts';
import { adjacency, isAsWritten, isPartOfWord, mayBeAnyWord, standsAsSkill } from './skill-context.ts';
import { type Spelling, spellings } from './spelling.ts';
import { hasEndingBehind, isFirstPart, isFormOf } from './word-forms.ts';

export type SkillMention = {
  readonly canonical: string;
  /** The words of the text, which are at `[start, end)` in UTF-16 units. */
  readonly matched: string;
  readonly start: number;
  readonly end: number;
};

type Candidate = {
  readonly spelling: Spelling;
  /** Numbers of its first and last token. */
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
  readonly asWritten: boolean;
  /** False for a name that is also a common word: what stands around it decides. */
  readonly sure: boolean;
};

const candidateAt = (text: string, tokens: readonly Token[], first: number, tally?: Tally): Candidate | undefined => {
  for (const { values, length, form } of spellings().at(tokens, first, tally)) {
    const last = first + length - 1;
    if (!isWhole(text, tokens, first, last)) continue;
    const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
    const parted = isPartOfWord(text, tokens, first, last);
    const withEnding = hasEndingBehind(text, tokens, last);
    const judged = values.map((spelling) => {
      if (form !== undefined) {
        const sure = isFormOf(text, tokens, form, spelling, length);
        return { spelling, first, last, start, end, asWritten: sure, sure, possible: sure };
      }
      const asWritten = isAsWritten(text.slice(start, end), spelling);
      const named = (asWritten && withEnding) || isFirstPart(text, start, end, spelling);
      const plain = spelling.certainty === 'written' && asWritten && !parted && !mayBeAnyWord(text, start, spelling);
      const possible = spelling.certainty === 'sure' || (!parted && (asWritten || spelling.certainty === 'context'));
      return { spelling, first, last, start, end, asWritten, sure: plain || named || spelling.certainty === 'sure', possible };
    });
    const best =
      judged.find(({ sure }) => sure) ??
      judged.find(({ possible, asWritten }) => possible && asWritten) ??
      judged.find(({ possible }) => possible);
    if (best !== undefined) return best;
  }
  return undefined;
};

/** Candidates that adjacent ones confirm: a sure name confirms all next to it, and so do several unsure ones of a list that are written as names. */
const confirmedByNeighbours = (text: string, candidates: readonly Candidate[]): ReadonlySet<Candidate> => {
  const found = new Set<Candidate>();
  let group: Candidate[] = [];
  let listed = true;
  const close = (): void => {
    const several = group.length > 1 && listed && group.every(({ asWritten }) => asWritten);
    if (several || group.some(({ sure }) => sure)) for (const each of group) found.add(each);
    group = [];
    listed = true;
  };
  for (const candidate of candidates) {
    const previous = group.at(-1);
    const beside = previous === undefined ? 'list' : adjacency(text, previous.end, candidate.start);
    // "Java Spring" are two names, "Java production" is one and a word.
    const isName = candidate.sure || (candidate.asWritten && /^\p{Lu}/u.test(text.slice(candidate.start, candidate.end)));
    if (beside === 'apart' || (beside === 'neighbours' && !isName)) close();
    else if (beside === 'neighbours') listed = false;
    group.push(candidate);
  }
  close();
  return found;
};

/** `findSkills` with a count of the steps of its search. */
export const searchSkills = (text: string, tally?: Tally, tokens = tokensOf(text)): readonly SkillMention[] => {
  const candidates: Candidate[] = [];
  const otherSenses = otherSensesIn(tokens);
  for (let index = 0; index < tokens.length; index += 1) {
    if (otherSenses.has(index)) continue;
    const candidate = candidateAt(text, tokens, index, tally);
    if (candidate === undefined) continue;
    candidates.push(candidate);
    index = candidate.last;
  }
  const beside = confirmedByNeighbours(text, candidates);
  return candidates
    .filter((each) => each.sure || beside.has(each) || standsAsSkill(text, tokens, each.first, each.last, each.spelling))
    .map(({ spelling, start, end }) => ({ canonical: spelling.canonical, matched: text.slice(start, end), start, end }));
};

/**
 * Every skill that a text in any language names, by whole words, the longest name first, in the order of the text.
 * `tokens` are those of the text, for callers that have them. Names that are also common words (Go, R, Excel) count only as they are written and in a list, beside other skills or introduced as a skill.
 */
export const findSkills = (text: string, tokens?: readonly Token[]): readonly SkillMention[] =>
  searchSkills(text, undefined, tokens);
