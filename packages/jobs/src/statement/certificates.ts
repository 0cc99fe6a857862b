import { canonicalSkill, type Token } from '@winnow/skills';
import type { Cue } from './find-cues.ts';
import type { SkillGroup } from './skill-groups.ts';

/** A word such as "certified" applies to names at most this many words away. */
const reach = 2;

/** True when a word for certificates is next to the skill: "AWS certification". */
export const isCertified = (
  text: string,
  tokens: readonly Token[],
  cues: readonly Cue[],
  { start, end }: SkillGroup,
): boolean => {
  const first = tokens.findIndex((token) => token.start >= start);
  const last = tokens.findLastIndex((token) => token.end <= end);
  return cues.some(
    (cue) =>
      cue.kind === 'certification' &&
      cue.first <= last + reach &&
      cue.last >= first - reach &&
      !/[,;，；、]/u.test(text.slice(Math.min(end, cue.end), Math.max(start, cue.start))),
  );
};

type Certificate = { readonly canonical: string; readonly start: number; readonly end: number };

const abbreviation = /^\p{Lu}{2,10}[\p{Lu}\p{Nd}]{0,10}$/u;

/** The certificate named by an upper-case abbreviation next to a word for certificates: "CKAD certification". */
export const certificateOf = (text: string, tokens: readonly Token[], cues: readonly Cue[]): Certificate | undefined => {
  if (!/\p{Ll}/u.test(text)) return undefined;
  for (const { kind, first, last } of cues) {
    if (kind !== 'certification') continue;
    for (let index = Math.max(0, first - reach); index <= Math.min(tokens.length - 1, last + reach); index += 1) {
      const token = tokens[index];
      const word = token === undefined ? '' : text.slice(token.start, token.end);
      if (token !== undefined && word.length >= 3 && abbreviation.test(word))
        return { canonical: canonicalSkill(word), start: token.start, end: token.end };
    }
  }
  return undefined;
};
