import type { SkillMention, Token } from '@winnow/skills';
import type { Cue } from './find-cues.ts';

/** Alternative skills, as mentions in the order of the text; mostly just one. */
export type SkillGroup = { readonly mentions: readonly SkillMention[]; readonly start: number; readonly end: number };

type Link = 'or' | 'stroke' | 'comma' | 'examples' | 'apart';

/** "Python or in Go": this many other words may stand between alternatives. */
const maxFiller = 2;

/** Pairs that are written with a stroke and both asked for. */
const pairs: ReadonlySet<string> = new Set(['html/css', 'css/html', 'ux design/ui design', 'ui design/ux design']);

const linkOf = (text: string, tokens: readonly Token[], cues: readonly Cue[], left: SkillMention, right: SkillMention): Link => {
  const gap = text.slice(left.end, right.start);
  if (/^\s?[/／]\s?$/u.test(gap)) return pairs.has(`${left.canonical}/${right.canonical}`) ? 'apart' : 'stroke';
  if (/^\s?[,，、،]\s?$/u.test(gap)) return 'comma';
  if (gap.length > 40) return 'apart';
  const words = tokens.filter(({ start, end }) => start >= left.end && end <= right.start);
  const between = cues.filter(({ start, end }) => start >= left.end && end <= right.start);
  const cueWords = between.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  const examples = between.find(({ kind }) => kind === 'examples');
  if (examples !== undefined && words.length <= cueWords) return 'examples';
  const or = between.some(({ kind }) => kind === 'or');
  const filler = words.filter(({ key }) => key !== '').length - between.filter(({ kind }) => kind === 'or').length;
  return or && filler <= maxFiller && !/[;；.]\s/u.test(gap) ? 'or' : 'apart';
};

/** "And" ends a list of examples as "or" does. */
const isShort = (text: string, left: SkillMention, right: SkillMention): boolean =>
  /^[\s,，、&]{0,2}\s?[\p{L}]{0,4}[\s]?$/u.test(text.slice(left.end, right.start));

const introduced = (cues: readonly Cue[], tokens: readonly Token[], mention: SkillMention): boolean =>
  cues.some(({ kind, last }) => kind === 'examples' && tokens[last + 1]?.start === mention.start);

/** "Java, Go or similar": the list ends with an "or" although no name follows. */
const endsWithOr = (tokens: readonly Token[], cues: readonly Cue[], { end }: SkillMention): boolean =>
  cues.some(
    ({ kind, first, start }) => kind === 'or' && start >= end && (tokens[first - 1]?.end ?? -1) <= end && start - end <= 3,
  );

/** The skills of a statement in groups of alternatives: "A or B", "A, B or C", "A/B", "such as A, B", "one of A and B". */
export const skillGroups = (
  text: string,
  tokens: readonly Token[],
  cues: readonly Cue[],
  mentions: readonly SkillMention[],
): readonly SkillGroup[] => {
  const links = mentions.slice(1).map((right, index) => linkOf(text, tokens, cues, mentions[index] ?? right, right));
  // From the end: a comma is an "or" when the list it stands in ends with one.
  const resolved: Link[] = [];
  for (let index = links.length - 1; index >= 0; index -= 1) {
    const [link, next, right] = [links[index] ?? 'apart', resolved[index + 1], mentions[index + 1]];
    const open =
      link === 'comma' && (next === 'or' || (next !== 'comma' && right !== undefined && endsWithOr(tokens, cues, right)));
    resolved[index] = open ? 'or' : link;
  }
  const oneOf = cues.find(({ kind }) => kind === 'one of')?.start ?? text.length;
  const groups: SkillMention[][] = [];
  let examples = false;
  for (const [index, mention] of mentions.entries()) {
    const link = resolved[index - 1] ?? 'apart';
    const previous = mentions[index - 1];
    const begins = introduced(cues, tokens, mention);
    const near = previous !== undefined && (link === 'comma' || isShort(text, previous, mention));
    if (link === 'examples' || begins) examples = true;
    else if (link === 'apart' && !near) examples = false;
    const listed = previous !== undefined && !begins && (examples || (near && previous.start >= oneOf));
    const joins = link === 'or' || link === 'stroke' || link === 'examples' || listed;
    const group = groups.at(-1);
    if (joins && group !== undefined) group.push(mention);
    else groups.push([mention]);
  }
  return groups.map((group) => ({ mentions: group, start: group[0]?.start ?? 0, end: group.at(-1)?.end ?? 0 }));
};
