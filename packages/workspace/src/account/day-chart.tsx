import { useTexts } from '../texts/use-texts.tsx';
import type { DayUse } from './usage-by.ts';

const width = 720;
const height = 200;
const top = 14;
const bottom = 24;
const leading = 56;
const trailing = 28;
const gap = 0.2;
const maxLabels = 7;

/** A round number that is not below a value. */
const niceMaximum = (value: number): number => {
  if (value <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 4, 5, 8, 10].find((step) => step * power >= value) ?? 10) * power;
};

/** Requests of each day as bars. Hidden from screen readers: the table below has the same numbers. */
export const DayChart = ({ days, isRightToLeft }: { readonly days: readonly DayUse[]; readonly isRightToLeft: boolean }) => {
  const { number, language } = useTexts();
  const maximum = niceMaximum(Math.max(...days.map(({ requests }) => requests)));
  const step = (width - leading - trailing) / days.length;
  const placeOf = (index: number): number => leading + (isRightToLeft ? days.length - 1 - index : index) * step;
  const heightOf = (value: number): number => (value / maximum) * (height - bottom - top);
  const labelled = Math.ceil(days.length / maxLabels);
  return (
    <svg className="chart" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" direction="ltr">
      {[0, 0.5, 1].map((share) => {
        const y = height - bottom - heightOf(maximum * share);
        return (
          <g key={share}>
            <line className="grid" x1={leading} x2={width - trailing} y1={y} y2={y} />
            <text x={leading - 6} y={y + 4} textAnchor="end">
              {number(maximum * share)}
            </text>
          </g>
        );
      })}
      {days.map(({ day, requests, failed }, index) => {
        const x = placeOf(index) + (step * gap) / 2;
        const [all, bad] = [heightOf(requests), heightOf(failed)];
        return (
          <g key={day}>
            <rect className="good" x={x} y={height - bottom - all} width={step * (1 - gap)} height={all - bad} />
            <rect className="bad" x={x} y={height - bottom - bad} width={step * (1 - gap)} height={bad} />
            {index % labelled === 0 && (
              <text x={x + (step * (1 - gap)) / 2} y={height - 6} textAnchor="middle">
                {new Date(day).toLocaleDateString(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
};
