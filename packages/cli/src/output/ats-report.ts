import type { AtsReport } from '@winnow/contracts';
import { type Look, paragraphs, section } from './layout.ts';
import { bandColour, gauge } from './score.ts';

const marks = { fail: 'x', warn: '!' } as const;

const checkLines = ({ checks }: AtsReport, { paint }: Look): readonly string[] =>
  checks.flatMap(({ id, status, points, max, message }) =>
    status === 'fail' || status === 'warn'
      ? [
          `${paint(status === 'fail' ? 'red' : 'yellow', marks[status])} ${message} ${paint('dim', `(${id}, ${points} of ${max})`)}`,
        ]
      : [],
  );

/** An ATS report as text: score, categories, what to fix first, and every check that lost points. */
export const writeAtsReport = (report: AtsReport, look: Look): string => {
  const { score, band, categories, top_fixes, caps, document, disclaimer } = report;
  const { paint } = look;
  const longest = Math.max(...categories.map(({ id }) => id.length));
  return paragraphs([
    `${paint('bold', `${score} of 100`)} ${paint(bandColour(band), band)}`,
    categories.map(({ id, score: points, max }) => `${id.padEnd(longest)}  ${gauge(points, max, look)}`).join('\n'),
    section(
      'Caps',
      caps.flatMap(({ id, applied, message }) => (applied ? [`${message} ${paint('dim', `(${id})`)}`] : [])),
      look,
    ),
    section(
      'Fix first',
      top_fixes.map(({ check, gain, fix }) => `${paint('green', `+${gain}`)} ${fix} ${paint('dim', `(${check})`)}`),
      look,
    ),
    section('Checks that lost points', checkLines(report, look), look),
    section(
      'Notes on reading',
      document.extraction.warnings.map(({ code, page }) => (page === undefined ? code : `${code}, page ${page}`)),
      look,
    ),
    paint('dim', disclaimer),
  ]);
};
