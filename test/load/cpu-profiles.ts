import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cachedMatchOf } from './cached-answers.ts';
import { startGenerator } from './generator.ts';
import { cpuOfThreads } from './processes.ts';
import { tableOf } from './table.ts';
import { httpTarget, placeOf, startDistributed, startStandalone } from './targets.ts';
import { withProcesses } from './with-processes.ts';

const seconds = 20;
const warmUp = 8;
const shown = 25;
/** Threads that used less, in milliseconds a request, are left out. */
const min = 0.05;

type Profile = {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
  readonly startTime: number;
};

/** In microseconds of the clock of profiles, which all processes of a machine share. */
type Period = { readonly from: number; readonly to: number };

const profileTime = (): number => Number(process.hrtime.bigint() / 1000n);

const shortUrl = (url: string): string => url.replace(/^.*\/(node_modules|packages|services)\//, '$1/');

/** The functions of a profile that took most time themselves in a period, in milliseconds. */
const hottest = (
  { nodes, samples, timeDeltas, startTime }: Profile,
  { from, to }: Period,
): readonly (readonly [string, number])[] => {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
      id,
      `${functionName || '(anonymous)'} ${shortUrl(url)}${url === '' ? '' : `:${lineNumber + 1}`}`,
    ]),
  );
  const times = new Map<string, number>();
  let at = startTime;
  for (const [index, sample] of samples.entries()) {
    at += timeDeltas[index] ?? 0;
    if (at < from || at > to) continue;
    const name = names.get(sample) ?? '';
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  }
  return [...times].filter(([name]) => !name.startsWith('(idle)')).sort(([, a], [, b]) => b - a);
};

const summaryOf = async (path: string, measured: Period): Promise<string> => {
  const functions = hottest(JSON.parse(await readFile(path, 'utf8')), measured);
  const busy = functions.reduce((sum, [, time]) => sum + time, 0);
  const rows = functions.slice(0, shown).map(([name, time]) => [name, time.toFixed(0), `${((time / busy) * 100).toFixed(1)} %`]);
  return `${path}: busy for ${(busy / 1000).toFixed(1)} s\n\n${tableOf(['function itself', 'ms', 'share'], rows)}`;
};

/** ATS scores in one of the modes, or a match that is known. */
export type ProfileSubject = 'standalone' | 'distributed' | 'cached-match';

/** Runs Winnow under the CPU profiler of Node and says which functions took most time, thread by thread, without its start and warm-up. The files are kept. */
export const profile = async (subject: ProfileSubject): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-profiles-'));
  const environment = { NODE_OPTIONS: `--cpu-prof --cpu-prof-interval 500 --cpu-prof-dir=${folder}` };
  const { threads, measured } = await withProcesses(async (keep) => {
    const generator = keep(await startGenerator());
    const start = subject === 'distributed' ? startDistributed : startStandalone;
    const deployment = keep(await start(environment));
    const target =
      subject === 'cached-match'
        ? await cachedMatchOf(generator, deployment)
        : httpTarget(generator, deployment.mode, placeOf(deployment));
    await target.turn({ kind: 'closed', clients: 16 }, warmUp);
    const from = profileTime();
    const before = deployment.processes().map(({ pid }) => cpuOfThreads(pid));
    const { times } = await target.turn({ kind: 'closed', clients: 16 }, seconds);
    const rows = deployment.processes().flatMap(({ name, pid }, index) =>
      [...cpuOfThreads(pid)].flatMap(([thread, cpu]) => {
        const each = ((cpu - (before[index]?.get(thread) ?? 0)) * 1000) / times.length;
        return each < min ? [] : [[name, thread, each.toFixed(2)]];
      }),
    );
    return { threads: rows, measured: { from, to: profileTime() } };
  });
  const names = (await readdir(folder)).filter((name) => name.endsWith('.cpuprofile'));
  const summaries = await Promise.all(names.map((name) => summaryOf(join(folder, name), measured)));
  return [tableOf(['process', 'thread', 'CPU ms a request'], threads), ...summaries].join('\n\n');
};
