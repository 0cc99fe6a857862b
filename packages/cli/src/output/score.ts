import type { AtsReport, MatchReport } from '@winnow/contracts';
import type { Look } from './layout.ts';

const colours = {
  excellent: 'green',
  good: 'green',
  fair: 'yellow',
  poor: 'red',
  strong: 'green',
  partial: 'yellow',
  weak: 'red',
} as const;

/** The colour of a band of scores. */
export const bandColour = (band: AtsReport['band'] | NonNullable<MatchReport['band']>) => colours[band];

const gaugeWidth = 20;

/** Points of a maximum, with a bar. */
export const gauge = (points: number, max: number, { paint }: Look): string => {
  const filled = max === 0 ? 0 : Math.round((gaugeWidth * points) / max);
  return `${'█'.repeat(filled)}${paint('dim', '░'.repeat(gaugeWidth - filled))}  ${points} of ${max}`;
};
