import type { LanguageCode } from '@winnow/contracts';
import { decode, maxDecoded, scorerOf, weightsOf } from '@winnow/decode';
import { lazily } from '@winnow/kernel';
import data from '../../data/line-roles.json' with { type: 'json' };
import type { ResumeLine } from '../layout/resume-line.ts';
import { hasSign, letter } from '../signs.ts';
import { lineFeatures } from './line-features.ts';
import { opensColumn } from './position-features.ts';
import { grammar, jumpPrice, type State, states } from './states.ts';

const weights = lazily(() => {
  const learned = weightsOf(data);
  return { scoresOf: scorerOf(learned), steps: learned.steps };
});

/** Longer lines head nothing, unless a label opens them; nor do lines without letters. */
const maxHeadingLength = 120;

const mayHead = ({ text }: ResumeLine): boolean =>
  hasSign(text, letter) && (text.length <= maxHeadingLength || /^[^:：]{2,60}[:：]/u.test(text));

const anyState = states.map(() => true);
const withoutHeadings = states.map(({ role }) => role !== 'heading');

/** What each line is, decided for all lines together by learned weights. */
export const decodeRoles = (all: readonly ResumeLine[], language: LanguageCode | null): readonly State[] => {
  const learned = weights();
  const lines = all.slice(0, maxDecoded);
  const scores = lineFeatures(lines, language).map((own, index) => {
    return learned.scoresOf(own, mayHead(lines[index] as ResumeLine) ? anyState : withoutHeadings);
  });
  const path = decode(grammar, { lines: scores, steps: learned.steps, jumpPrice }, (index) => opensColumn(lines, index));
  const decided = path.map((state) => states[state] as State);
  const { kind } = decided.at(-1) ?? { kind: 'other' };
  const onward = states.find((state) => state.kind === kind && (state.role === 'text' || state.role === 'body')) as State;
  return [...decided, ...all.slice(maxDecoded).map(() => onward)];
};
