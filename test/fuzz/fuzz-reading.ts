import { createHash } from 'node:crypto';
import { defaultLimits } from '@winnow/contracts';
import { isAppError } from '@winnow/kernel';
import type { WorkerPool } from '@winnow/workers';
import { type ExtractOutput, extractTask } from '../../services/parser/src/tasks/extract-task.ts';
import { createSeededRandom } from '../support/seeded-random.ts';
import { mutate } from './mutate.ts';
import type { SampleFile } from './sample-files.ts';

/** A file that was neither read nor refused. */
type Finding = { readonly number: number; readonly bytes: Uint8Array; readonly error: string };

export type FuzzResult = {
  readonly tried: number;
  /** How often a file was read, or refused for which reason. */
  readonly outcomes: { readonly [outcome: string]: number };
  readonly findings: readonly Finding[];
};

/** Five times what the parser gives a file. PDFium takes as long for one damaged file in thousands; the parser refuses it with the same reason. */
const timeoutMs = 20_000;
const maxFindings = 20;

/** The damaged file of a number: always the same. */
export const fuzzedFile = (samples: readonly SampleFile[], number: number): Uint8Array => {
  const random = createSeededRandom(number);
  return mutate(random.pick(samples), random);
};

const outcomeOf = async (pool: Pick<WorkerPool, 'run'>, bytes: Uint8Array): Promise<string> => {
  const input = { bytes, sha256: createHash('sha256').update(bytes).digest('hex'), limits: defaultLimits };
  try {
    const output: ExtractOutput = await pool.run(extractTask, () => input, {
      priority: { lane: 'live', account: 'acc' },
      cpuMs: timeoutMs,
    });
    return output.document.extraction.status;
  } catch (error) {
    const told =
      isAppError(error) && (['UNSUPPORTED_FORMAT', 'UNREADABLE_FILE'].includes(error.code) || error.details.reason === 'timeout');
    if (!told) throw error;
    return typeof error.details.reason === 'string' ? error.details.reason : error.code;
  }
};

/** Reads damaged files, as the parser does it, until the time is over or twenty were neither read nor refused. */
export const fuzzReading = async (
  pool: Pick<WorkerPool, 'run' | 'size'>,
  samples: readonly SampleFile[],
  { from, isOver }: { readonly from: number; readonly isOver: () => boolean },
): Promise<FuzzResult> => {
  const outcomes: Record<string, number> = {};
  const findings: Finding[] = [];
  let next = from;
  const work = async (): Promise<void> => {
    while (!isOver() && findings.length < maxFindings) {
      const number = next;
      next += 1;
      const bytes = fuzzedFile(samples, number);
      try {
        const outcome = await outcomeOf(pool, bytes.slice());
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      } catch (error) {
        findings.push({ number, bytes, error: error instanceof Error ? `${error.message} ${error.stack ?? ''}` : String(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: pool.size * 2 }, work));
  return { tried: next - from, outcomes, findings };
};
