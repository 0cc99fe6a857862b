import type { RerankInput } from '@winnow/contracts';
import { type Command, InvalidArgumentError } from 'commander';
import { collectList, parseWhole } from '../input/numbers.ts';

/** Options that ask for another ranking than that of the job. */
export type RerankOptions = {
  readonly weights?: readonly (readonly [name: string, weight: number])[];
  readonly musts?: readonly string[];
  readonly wishes?: readonly string[];
  readonly minScore?: number;
  readonly met?: readonly string[];
  readonly shown?: readonly string[];
  readonly allMusts?: true;
  readonly hideDuplicates?: true;
  readonly fileName?: string;
};

type Weights = NonNullable<RerankOptions['weights']>;

const parseWeights = (text: string, before: Weights = []): Weights => [
  ...before,
  ...collectList(text).map((item) => {
    const [, name, weight] = /^([^=]+)=(\d{1,3})$/.exec(item) ?? [];
    if (name === undefined) throw new InvalidArgumentError(`"${item}" is not of the form skills=60 or r3=10.`);
    return [name.trim(), Number(weight)] as const;
  }),
];

const minScore = parseWhole(0, 100);

/** Adds the options that change a ranking or filter it. */
export const addRerankOptions = (command: Command): Command =>
  command
    .option('--weights <list>', 'weights of categories and requirements, such as skills=60,title=0,r3=10', parseWeights)
    .option('--musts <ids>', 'requirements to treat as required, such as r1,r4', collectList)
    .option('--wishes <ids>', 'requirements to treat as preferred', collectList)
    .option('--min-score <n>', 'only candidates with at least this score', minScore)
    .option('--met <ids>', 'only candidates that meet these requirements', collectList)
    .option('--shown <ids>', 'only candidates that meet these at least partly', collectList)
    .option('--all-musts', 'only candidates that meet every required requirement')
    .option('--hide-duplicates', 'hide candidates whose file is the same as that of an earlier one')
    .option('--file-name <text>', 'only candidates whose file name contains this text');

/** The request that the options describe; `undefined` when they ask for the ranking of the job. */
export const rerankInputOf = (options: RerankOptions): RerankInput | undefined => {
  const { weights, musts, wishes, minScore: min_score, met, shown, allMusts, hideDuplicates, fileName: file_name } = options;
  const filters = {
    ...(min_score === undefined ? {} : { min_score }),
    ...(met === undefined ? {} : { met }),
    ...(shown === undefined ? {} : { shown }),
    ...(allMusts === undefined ? {} : { all_musts: true }),
    ...(hideDuplicates === undefined ? {} : { hide_duplicates: true }),
    ...(file_name === undefined ? {} : { file_name }),
  };
  const input = {
    ...(weights === undefined ? {} : { weights: Object.fromEntries(weights) }),
    ...(musts === undefined ? {} : { musts }),
    ...(wishes === undefined ? {} : { wishes }),
    ...(Object.keys(filters).length === 0 ? {} : { filters }),
  };
  return Object.keys(input).length === 0 ? undefined : input;
};
