import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { errorBody, operationBody } from '@winnow/contracts';
import { get, post, type Upload, untilDone, uploadOf } from '../support/call.ts';
import { type ControlGroup, openControlGroup } from '../support/control-group.ts';
import { apiKey } from '../support/deployment.ts';
import { freePort } from '../support/free-port.ts';
import { crookedPdfs, heavyPdfs } from '../support/hostile/pdf-files.ts';
import { hostileTexts } from '../support/hostile/text-files.ts';
import { launchService, type ServiceProcess } from '../support/service-process.ts';
import { freshFile } from './fresh-file.ts';
import { makeWork } from './make-work.ts';
import { quantile } from './statistics.ts';

// A standalone process that gets little of a machine: see README.md.
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '200' },
    quota: { type: 'string', default: '0.1' },
    loops: { type: 'string', default: '30' },
    workers: { type: 'string' },
    hostile: { type: 'string', default: '4' },
  },
});

const patienceMs = 1_800_000;

type Started = {
  readonly process: ServiceProcess;
  readonly addresses: () => readonly string[];
  readonly stop: () => Promise<void>;
};

/** Cold, and in the control group from its first moment on. */
const start = async (group?: ControlGroup, environment: { readonly [key: string]: string } = {}): Promise<Started> => {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-starved-'));
  const launched = launchService(
    'standalone',
    {
      WINNOW_DATA_DIR: folder,
      WINNOW_PORT: '0',
      WINNOW_HEALTH_PORT: String(await freePort()),
      WINNOW_DASHBOARD_PORT: '0',
      WINNOW_BOOTSTRAP_API_KEY: apiKey,
      ...environment,
    },
    patienceMs,
  );
  group?.add(launched.pid);
  await launched.running;
  return {
    process: launched,
    addresses: () => [launched.address ?? ''],
    stop: async () => {
      await launched.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const withoutWhatDiffers = (result: unknown): string =>
  JSON.stringify(result, (key, value: unknown) => (key === 'request_id' || key === 'cached' ? undefined : value));

/** The structured resume, or why there is none, however long it takes. */
const parse = async ({ addresses }: Started, file: Upload): Promise<string> => {
  const answer = await post(`${addresses()[0]}/v1/parse`, { file, headers: { prefer: 'respond-async' } });
  if (answer.status !== 202) return `${answer.status} ${errorBody.safeParse(answer.body).data?.detail.reason ?? ''}`;
  const { id } = operationBody.parse(answer.body);
  const { result, error } = operationBody.parse((await untilDone(addresses, id, patienceMs)).body);
  return error === undefined || error === null
    ? withoutWhatDiffers(result)
    : `refused: ${error.detail.reason ?? error.detail.error}`;
};

const parseAll = async (started: Started, files: readonly Upload[]): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  const left = [...files];
  const work = async (): Promise<void> => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) found.set(file.name, await parse(started, file));
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return found;
};

const goodFiles = async (): Promise<readonly Upload[]> => {
  const { WINNOW_CORPUS: corpus } = process.env;
  if (corpus === undefined) return makeWork();
  const names = await readdir(join(corpus, 'files'));
  return Promise.all(names.map((name) => uploadOf(join(corpus, 'files', name))));
};

const hostileFiles = async (): Promise<readonly (Upload & { readonly outcomes: readonly string[] })[]> => {
  const chosen = Object.entries({ ...heavyPdfs, ...hostileTexts, ...crookedPdfs }).filter(
    ([, { outcomes }]) => !outcomes.includes('200'),
  );
  return Promise.all(
    chosen.slice(0, Number(values.hostile)).map(async ([name, { make, outcomes }]) => ({ name, bytes: await make(), outcomes })),
  );
};

const seconds = (began: number): string => ((performance.now() - began) / 1000).toFixed(0);

/** Every good file must be read as on a machine that is free, and every hostile one be refused. */
const compare = async (name: string, expected: ReadonlyMap<string, string>, group?: ControlGroup): Promise<void> => {
  const began = performance.now();
  const started = await start(group, values.workers === undefined ? {} : { WINNOW_WORKERS: values.workers });
  const startedAfter = seconds(began);
  try {
    const files = await goodFiles();
    const found = await parseAll(started, files);
    const wrong = [...expected].filter(([file, answer]) => found.get(file) !== answer);
    console.log(
      `${name}: started after ${startedAfter} s, ${files.length} good files after ${seconds(began)} s, ${wrong.length} otherwise than expected; load ${loadavg()[0]?.toFixed(1)}`,
    );
    for (const [file] of wrong) console.log(`  ${file}: ${found.get(file)?.slice(0, 200)}`);
    for (const { outcomes, ...file } of await hostileFiles()) {
      const from = performance.now();
      const outcome = await parse(started, file);
      const refused = outcomes.some((each) => outcome.endsWith(each));
      console.log(`  ${file.name}: ${outcome.slice(0, 60)} after ${seconds(from)} s${refused ? '' : ' (NOT AS EXPECTED)'}`);
    }
    const { body } = await get(`${started.process.healthAddress}/metrics`);
    console.log(
      [...String(body.text).matchAll(/^winnow_task_(?:limits|retries)_total.*$/gm)].map(([line]) => `  ${line}`).join('\n'),
    );
  } finally {
    await started.stop();
  }
};

const spin = (count: number): readonly ChildProcess[] =>
  Array.from({ length: count }, () => spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' }));

/** One request a second, whether or not those before were answered. */
const servePod = async (): Promise<void> => {
  const group = openControlGroup({ cpu: 0.25, megabytes: 512 });
  const began = performance.now();
  const started = await start(group, { WINNOW_WORKERS: '1' });
  const startedAfter = seconds(began);
  try {
    const files = await makeWork();
    const times: number[] = [];
    const statuses = new Map<string, number>();
    const ask = async (number: number): Promise<void> => {
      const from = performance.now();
      const status = await post(`${started.addresses()[0]}/v1/score-ats`, { file: freshFile(files, number) }).then(
        (answer) => String(answer.status),
        (error: unknown) => `failed: ${error}`,
      );
      times.push(performance.now() - from);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    const asked: Promise<void>[] = [];
    for (let number = 0; number < Number(values.seconds); number += 1) {
      asked.push(ask(number));
      await delay(1_000);
    }
    await Promise.all(asked);
    const { killed, peakMegabytes } = group.memory();
    const ms = (share: number): string => (quantile(times, share) / 1000).toFixed(2);
    console.log(
      `pod: started after ${startedAfter} s, ${times.length} requests: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}; p50 ${ms(0.5)} s, p95 ${ms(0.95)} s, longest ${ms(1)} s; peak ${peakMegabytes.toFixed(0)} MB with the cache of files, killed ${killed}; load ${loadavg()[0]?.toFixed(1)}`,
    );
  } finally {
    await started.stop();
    group.remove();
  }
};

const chosen = (name: string): boolean => values.only === undefined || values.only === name;

if (process.platform !== 'linux') {
  console.log('Skipped: control groups are of Linux.');
  process.exit(0);
}
if (chosen('pod')) await servePod();
if (chosen('quota') || chosen('loops')) {
  const free = await start();
  const expected = await parseAll(free, await goodFiles());
  await free.stop();
  if (chosen('quota')) {
    const group = openControlGroup({ cpu: Number(values.quota) });
    await compare(`quota of ${values.quota} CPU`, expected, group).finally(group.remove);
  }
  if (chosen('loops')) {
    const loops = spin(Number(values.loops));
    await compare(`beside ${values.loops} busy loops`, expected).finally(() => {
      for (const loop of loops) loop.kill('SIGKILL');
    });
  }
}
