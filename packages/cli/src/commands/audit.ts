import { writeFile } from 'node:fs/promises';
import { impactOf, type Selection } from '@winnow/audit';
import type { Command } from 'commander';
import { usageError } from '../cli-error.ts';
import { joinGroups } from '../input/join-groups.ts';
import { collectList, parseWhole } from '../input/numbers.ts';
import { readRows } from '../input/read-rows.ts';
import { impactCsv, writeImpact } from '../output/impact.ts';
import type { Context } from './context.ts';
import { assertWritable, toStdout } from './save-csv.ts';
import { withExample } from './with-example.ts';

type ImpactOptions = {
  readonly scores: string;
  readonly groups: string;
  readonly threshold?: number;
  readonly top?: number;
  readonly by?: readonly string[];
  readonly csv?: string | true;
};

const maxTop = 1_000_000;

const selectionOf = ({ threshold, top }: ImpactOptions): Selection => {
  if (threshold !== undefined && top !== undefined) throw usageError('Give --threshold or --top, not both.');
  if (threshold !== undefined) return { by: 'threshold', threshold };
  return top === undefined ? { by: 'median' } : { by: 'top', count: top };
};

const impact = async ({ io, json, show, tell }: Context, options: ImpactOptions): Promise<void> => {
  const selection = selectionOf(options);
  const path = options.csv === true ? toStdout : options.csv;
  if (json && path !== undefined) throw usageError('Give --json or --csv, not both.');
  if (path !== undefined) await assertWritable(path);
  const [scores, groups] = [await readRows(options.scores), await readRows(options.groups)];
  const { applicants, attributes, unscored } = joinGroups(scores, groups, options.by, options);
  const report = { ...impactOf(applicants, attributes, selection), unscored };
  if (path === undefined) return show(report, writeImpact);
  if (path === toStdout) io.stdout.write(impactCsv(report));
  else {
    await writeFile(path, impactCsv(report));
    tell(`The impact ratios are in ${path}.`);
  }
};

/** Commands for audits; they work on files and send nothing. */
export const addAuditCommands = (program: Command, contextOf: (command: Command) => Context): void => {
  const audit = program.command('audit').description('Compute the figures of a bias audit from local files. Sends nothing.');
  withExample(audit, 'winnow-cli audit impact --scores ranking.csv --groups groups.csv --top 20');
  withExample(
    audit
      .command('impact')
      .description(
        'Shows selection rates and impact ratios by group. Without --threshold or --top, scores above the median are selected.',
      )
      .requiredOption('--scores <file>', 'CSV or JSON of a ranking, or any with candidate_id or file_name, and score')
      .requiredOption('--groups <file>', 'CSV or JSON with candidate_id or file_name, and a column per attribute, such as sex')
      .option('--threshold <n>', 'minimum score to count as selected', parseWhole(0, 100))
      .option('--top <n>', 'the best n count as selected, with everyone who shares the last place', parseWhole(1, maxTop))
      .option('--by <attributes>', 'columns to use (default: all)', collectList)
      .option('--csv [file]', 'print CSV, to a file or to stdout')
      .action((options: ImpactOptions, command: Command) => impact(contextOf(command), options)),
    'winnow-cli audit impact --scores ranking.csv --groups groups.csv --top 20',
    'winnow-cli audit impact --scores ranking.json --groups groups.csv --threshold 60 --by sex,race --csv impact.csv',
  );
};
