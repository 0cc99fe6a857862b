import {
  defaultLimits,
  defaultMatchWeights,
  engineVersion,
  type JobReading,
  jobReadingId,
  type MatchRecord,
  noJob,
  type OperationTask,
  type ResumeRecord,
  resumeId,
} from '@winnow/contracts';
import { engineMonth } from '@winnow/contracts/constants';
import { deleteOfFile, openAskMeaning } from '@winnow/handlers';
import { scaleTexts } from '@winnow/meaning';
import type { Collection, Store } from '@winnow/ports';
import { readDocument } from '@winnow/reading';
import { parseResume } from '@winnow/resumes';
import { createLogger, createMetrics, openProvider } from '@winnow/runtime';
import { buildTask, messageOf, recordPublished } from '@winnow/testkit';
import { packJson } from '@winnow/workers/packed-json';
import { type TaskAnswer, unwrapAnswer } from '@winnow/workers/worker-task';
import { describe, expect, it } from 'vitest';
import { type ScoreMatchDeps, scoreMatch } from '../../services/scoring/src/handlers/score-match.ts';
import { openScoringStore } from '../../services/scoring/src/store.ts';
import { describeStores } from '../support/describe-stores.ts';
import { type JsonRequest, openJsonServer } from '../support/json-server.ts';
import type { createCleanup } from '../support/namespaces.ts';
import { readingTools } from '../support/reading-tools.ts';

const now = Date.parse('2026-11-01T00:00:00.000Z');
const expires_at = '2026-12-01T00:00:00.000Z';

const requirementOf = (id: string, label: string) =>
  ({
    id,
    label,
    text: label,
    kind: 'skill',
    canonical: null,
    min_years: null,
    of: null,
    level: null,
    field: null,
    equivalent: false,
    necessity: 'required',
    weight: 3,
    alternatives: [],
  }) as const;

const reading: JobReading = {
  ...noJob,
  title: 'Lighthouse keeper',
  language: 'en',
  requirements: [requirementOf('r1', 'Pharology'), requirementOf('r2', 'SQL')],
  weights: defaultMatchWeights,
};

const line = 'Kept the great lamp burning through the winter storms';
const resume = [
  'Ada Example',
  'ada@example.com | +44 20 7946 0018',
  '',
  'Experience',
  'Lighthouse keeper, Northern Board, 03/2015 - 06/2025',
  `- ${line}`,
  '- Wrote reports in SQL for the board',
].join('\n');

const job = { job_id: 'job_1', version: 1, digest: 'digest' };
const task = buildTask({ job: { kind: 'known', ...job }, origin: { operation: 'score-match-parsed' } });

/** Pairs of the scale are alike to 0.8, the lamp and pharology entirely, and nothing else at all. */
const vectorOf = (text: string): readonly number[] => {
  const scale = scaleTexts.indexOf(text);
  const values = Array<number>(32).fill(0);
  if (scale >= 0) {
    values[Math.floor(scale / 2)] = scale % 2 === 0 ? 1 : 0.8;
    if (scale % 2 === 1) values[8 + Math.floor(scale / 2)] = 0.6;
  } else if (text === line || text === 'Pharology') values[20] = 1;
  else values[21] = 1;
  return values;
};

const answerWith = ({ body }: JsonRequest) => {
  const { input } = body as { readonly input: readonly string[] };
  return { json: { data: input.map((text, index) => ({ index, embedding: vectorOf(text) })) } };
};

const textsOf = (requests: readonly JsonRequest[]): readonly string[] =>
  requests.flatMap(({ body }) => (body as { readonly input: readonly string[] }).input);

/** Runs tasks in this thread. */
const pool = {
  run: async (definition: { readonly module: URL; readonly name: string }, input: () => unknown) => {
    const module = (await import(definition.module.href)) as Record<string, (given: unknown) => Promise<TaskAnswer<unknown>>>;
    return unwrapAnswer((await module[definition.name]?.(input())) as TaskAnswer<unknown>);
  },
} as unknown as ScoreMatchDeps['pool'];

const tools = { logger: createLogger({ level: 'silent', service: 'test' }), metrics: createMetrics('test') };

const suite = (openStore: () => Promise<Store>, cleanup: ReturnType<typeof createCleanup>): void => {
  const open = async (answer: typeof answerWith | (() => { readonly status: number })) => {
    const backing = await openStore();
    const store = await openScoringStore(backing);
    const read = parseResume(await readDocument(new TextEncoder().encode(resume), readingTools, defaultLimits), engineMonth);
    const packed = (value: unknown) => ({ inline: Buffer.from(packJson(value)).toString('base64') });
    const { account_id, sha256 } = task;
    await (store.resumes as Collection<ResumeRecord>).insert({
      id: resumeId(task),
      account_id,
      sha256,
      engine_version: engineVersion,
      outcome: {
        status: 'read',
        document: { ...read.facts, sha256 },
        content: packed(read.content),
        layout: packed({}),
      },
      expires_at,
    });
    const { job_id, digest } = job;
    await store.jobReadings.insert({ id: jobReadingId(account_id, job), account_id, job_id, digest, reading, text: null });
    const server = await openJsonServer(answer);
    const provider = openProvider(
      { name: 'embeddings', url: server.url, model: 'm-1', key: undefined, keyFile: undefined, timeoutMs: 5_000 },
      tools,
    );
    cleanup(async () => server[Symbol.asyncDispose]());
    cleanup(async () => provider.stop());
    const times = { now: () => now, resultTtlMs: 60_000 };
    const files = { read: async () => undefined };
    const run = async (payload: OperationTask, asks = true): Promise<MatchRecord> => {
      // A process of its own: nothing is kept in memory.
      const askMeaning = asks ? openAskMeaning({ ...provider, vectors: store.vectors, ...times }) : undefined;
      const { context } = recordPublished();
      await scoreMatch({ ...store, askMeaning, files, pool, ...times })(messageOf(payload), context);
      const { items } = await store.matches.find({ index: 'by_file', where: { account_id, sha256 }, limit: 10 });
      return items.at(-1) as MatchRecord;
    };
    return { store, server, run };
  };
  const judged = ({ assessment }: MatchRecord) => assessment.requirements.find(({ id }) => id === 'r1');

  it('finds what words leave open, once for a resume, and says so', async () => {
    const { server, run } = await open(answerWith);
    const record = await run(task);
    expect(record.computed_from?.meaning).toEqual({ model: 'm-1', state: 'used' });
    expect(judged(record)?.evidence).toMatchObject([{ quote: line, matched_as: 'meaning' }]);
    const asked = server.requests.length;
    expect((await run(task)).assessment).toEqual(record.assessment);
    expect(server.requests.length).toBe(asked);
  });

  it('is sent statements about work and demands that are open, and nothing that names the person', async () => {
    const { server, run } = await open(answerWith);
    await run(task);
    const texts = textsOf(server.requests).join('\n');
    expect(texts).toContain(line);
    expect(texts).toContain('Pharology');
    expect(texts).not.toMatch(/Ada|Example\b|@|7946/);
  });

  it('keeps vectors with the file that they are of, and asks again only when they are gone', async () => {
    const { store, server, run } = await open(answerWith);
    const { account_id, sha256 } = task;
    await run(task);
    await deleteOfFile(store.matches, { account_id, sha256 });
    await run(task);
    expect(textsOf(server.requests).filter((text) => text === line)).toHaveLength(1);
    await deleteOfFile(store.matches, { account_id, sha256 });
    await deleteOfFile(store.vectors, { account_id, sha256 });
    await run(task);
    expect(textsOf(server.requests).filter((text) => text === line)).toHaveLength(2);
  });

  it('that is down leaves the match of words, under the version of an engine without it', async () => {
    const { run } = await open(() => ({ status: 503 }));
    const record = await run(task);
    expect(record.computed_from?.meaning).toEqual({ model: 'm-1', state: 'unavailable' });
    expect(judged(record)?.evidence).toEqual([]);
    const { run: runAlone } = await open(answerWith);
    expect((await runAlone(task, false)).assessment).toEqual(record.assessment);
  });
};

describe('an embeddings provider', () => {
  describeStores(suite, () => now);
});
