import type { LanguageCode } from '@winnow/contracts';
import { lazily } from '@winnow/kernel';
import data from '../../data/line-roles.json' with { type: 'json' };
import type { ResumeLine } from '../layout/resume-line.ts';
import { decode } from './decode.ts';
import { type LineFeatures, lineFeatures } from './line-features.ts';
import { opensColumn } from './position-features.ts';
import { type State, states } from './states.ts';

/** Weights by feature, and of the steps between states; all integers. */
type Weights = { readonly features: ReadonlyMap<string, readonly number[]>; readonly steps: readonly number[] };

/** Numbers separated by spaces, which keeps the file small and its changes readable. */
const numbers = (text: string): readonly number[] => text.split(' ').map(Number);

const weights = lazily((): Weights => {
  const features: Readonly<Record<string, string>> = data.features;
  return {
    features: new Map(Object.entries(features).map(([name, row]) => [name, numbers(row)])),
    steps: numbers(data.steps),
  };
});

const scoresOf = (features: LineFeatures, rows: Weights['features']): Int32Array => {
  const scores = new Int32Array(states.length);
  for (const feature of features) {
    const row = rows.get(feature);
    if (row === undefined) continue;
    for (let state = 0; state < row.length; state += 1) scores[state] = (scores[state] ?? 0) + (row[state] ?? 0);
  }
  return scores;
};

/** What each line is, decided for all lines together by learned weights. */
export const decodeRoles = (lines: readonly ResumeLine[], language: LanguageCode | null): readonly State[] => {
  const { features, steps } = weights();
  const scores = lineFeatures(lines, language).map((own) => scoresOf(own, features));
  return decode({ lines: scores, steps }, (index) => opensColumn(lines, index));
};
