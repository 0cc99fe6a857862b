import type { MatchReport, RequirementStatus } from '@winnow/contracts';
import { fields, type Look, paragraphs, table } from './layout.ts';
import { bandColour, gauge } from './score.ts';

const statuses = {
  met: ['green', 'met'],
  partly_met: ['yellow', 'in part'],
  not_shown: ['red', 'not shown'],
  not_assessable: ['dim', 'not judged'],
} as const satisfies { readonly [status in RequirementStatus]: readonly unknown[] };

const headline = ({ score, band, reason }: MatchReport, { paint }: Look): string => {
  if (score === null) return paint('bold', reason === null ? 'No score' : `No score (${reason})`);
  return `${paint('bold', `${score} of 100`)}${band === null ? '' : ` ${paint(bandColour(band), band)}`}`;
};

/** A match report as text: score, categories, and the result of each requirement. */
export const writeMatchReport = (report: MatchReport, look: Look): string => {
  const { summary, categories, requirements, missing, extra, flags, job_id, job_version, disclaimer } = report;
  const { paint } = look;
  // The weights of the others are distributed to these.
  const judged = categories.filter(({ max }) => max > 0);
  const longest = Math.max(0, ...judged.map(({ id }) => id.length));
  const rows = requirements.map(({ status, necessity, points, max, text, matched_as }) => {
    const [colour, label] = statuses[status];
    const share = points === null ? null : `${points} of ${max}`;
    return [paint(colour, label), necessity, share, matched_as === null ? text : `${text} (as "${matched_as}")`];
  });
  return paragraphs([
    headline(report, look),
    summary,
    judged.map(({ id, score, max }) => `${id.padEnd(longest)}  ${gauge(score, max, look)}`).join('\n'),
    rows.length === 0 ? undefined : table(['status', 'necessity', 'points', 'requirement'], rows, look),
    fields(
      [
        ['missing', missing.join(', ')],
        ['beyond the job', extra.join(', ')],
        ['flags', flags.join(', ')],
        ['job', `${job_id} (version ${job_version})`],
      ],
      look,
    ),
    paint('dim', disclaimer),
  ]);
};
