import type { Result } from './run-fault.ts';

const seconds = (value: number): string => value.toFixed(1);

/** True when a row does not reach its goal. */
export const isMissed = ({ fault, lost, doubled, wrong, progress }: Result): boolean =>
  lost.length + doubled.length + wrong.length > 0 || Math.max(progress.operations, progress.candidates) > fault.limit;

/** Head of the table, as Markdown. */
export const tableHead: readonly string[] = [
  '| mode | fault | accepted | unfinished at the fault | lost | doubled | wrong | s to progress (operations, candidates) | s goal | s slowest | refused |',
  '|---|---|---|---|---|---|---|---|---|---|---|',
];

const refused = (refusals: Result['refusals']): string =>
  Object.entries(refusals)
    .map(([answer, count]) => `${count} × ${answer}`)
    .join(', ');

/** A row of the table; one that misses its goal is marked. */
export const tableRow = (result: Result): string => {
  const { fault, accepted, unfinished, lost, doubled, wrong, progress, slowest, refusals } = result;
  const cells = [
    fault.mode,
    isMissed(result) ? `**${fault.name}**` : fault.name,
    accepted,
    unfinished,
    lost.length,
    doubled.length,
    wrong.length,
    `${seconds(progress.operations)}, ${seconds(progress.candidates)}`,
    fault.limit,
    seconds(slowest),
    refused(refusals),
  ];
  return `| ${cells.join(' | ')} |`;
};

const maxShown = 20;

/** A row with everything that is wrong with it. */
export const describeResult = (result: Result): readonly string[] => {
  const kinds = [
    ['lost', result.lost],
    ['doubled', result.doubled],
    ['wrong', result.wrong],
  ] as const;
  return [tableRow(result), ...kinds.flatMap(([kind, items]) => items.slice(0, maxShown).map((item) => `  ${kind}: ${item}`))];
};
