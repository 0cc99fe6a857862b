import { engineVersion, type ResumeRecord, resumeId, type Task, uploadFile } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import type { Collection } from '@winnow/ports';
import { buildTask, type EmbeddedBackends, messageOf, openEmbeddedBackends, recordPublished } from '@winnow/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ReadResumeDeps, readResume } from '../src/handlers/read-resume.ts';
import { openResumes } from '../src/store.ts';
import type { ExtractOutput } from '../src/tasks/extract-task.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-01T00:00:00.000Z');
const file = uploadFile({ account_id: 'acc_1', sha256: 'a'.repeat(64) });

const read = (status: 'ok' | 'unreadable' = 'ok'): ExtractOutput => ({
  document: {
    sha256: 'a'.repeat(64),
    format: 'pdf',
    bytes: 3,
    pages: 1,
    columns: 1,
    words: 0,
    language: null,
    language_confidence: 0,
    extraction: { status, warnings: [] },
  },
  name: 'Ada Example',
  content: Uint8Array.of(1, 2),
  layout: Uint8Array.of(3),
});

const command = (operation: 'score-ats' | 'parse' | 'score-match-parsed', kept = true): Task =>
  buildTask({ origin: { operation, kept } });

describe('reading a resume', () => {
  let backends: EmbeddedBackends;
  let resumes: Collection<ResumeRecord>;
  beforeEach(async () => {
    backends = await openEmbeddedBackends(() => now);
    resumes = await openResumes(backends.store);
    await backends.files.put(
      (async function* () {
        yield Uint8Array.of(1, 2, 3);
      })(),
      { name: () => file, maxBytes: 10 },
    );
  });
  afterEach(() => backends[Symbol.asyncDispose]());

  const run = async (
    payload: Task,
    task: () => Promise<ExtractOutput>,
    { at = now, resultTtlMs = 1_000, deadline = undefined as number | undefined } = {},
  ) => {
    // As the pool does, with the input made first.
    const pool = {
      run: (async (_: unknown, load: () => Promise<unknown>) => {
        await load();
        return task();
      }) as ReadResumeDeps['pool']['run'],
    };
    const limits = { pages: 50, unpackedBytes: 1_000, textCharacters: 1_000, readingMs: 1_000 };
    const { context, published } = recordPublished();
    await readResume({ resumes, files: backends.files, pool, now: () => at, limits, resultTtlMs })(
      { ...messageOf(payload), ...(deadline === undefined ? {} : { deadline }) },
      context,
    );
    return published;
  };

  it('stores what was read and asks for the score that the operation wants', async () => {
    const payload = command('score-ats');
    const [event] = await run(payload, async () => read());
    expect(event).toMatchObject({ type: 'ats.score', payload: { origin: payload.origin } });
    const record = await resumes.get(resumeId(payload));
    expect(record?.outcome).toMatchObject({ status: 'read' });
    expect(record?.expires_at).toBe('2026-11-01T00:00:01.100Z');
    expect(record?.outcome).toMatchObject({ content: { inline: 'AQI=' }, layout: { inline: 'Aw==' } });
  });

  it('ends an operation that only wants it read', async () => {
    expect(await run(command('parse'), async () => read())).toEqual([
      { type: 'operation.done', payload: expect.objectContaining({ outcome: { status: 'succeeded' } }) },
    ]);
  });

  it('ends the reading of a file without text as unreadable, but lets it be scored', async () => {
    const [parsed] = await run(command('parse'), async () => read('unreadable'));
    expect(parsed?.payload).toMatchObject({
      outcome: { status: 'failed', error: { code: 'UNREADABLE_FILE', reason: 'no_text' } },
    });
    const [scored] = await run(command('score-ats'), async () => read('unreadable'));
    expect(scored?.type).toBe('ats.score');
  });

  it('reads once, however often it is asked, and says the same each time', async () => {
    let reads = 0;
    const task = async (): Promise<ExtractOutput> => {
      reads += 1;
      return read();
    };
    const first = await run(command('score-ats'), task);
    expect(await run(command('score-ats'), task)).toEqual(first);
    expect(reads).toBe(1);
  });

  it.each([
    [new AppError('UNREADABLE_FILE', 'Encrypted.', { reason: 'encrypted' }), { code: 'UNREADABLE_FILE', reason: 'encrypted' }],
    [new AppError('UNSUPPORTED_FORMAT', 'This is RTF.'), { code: 'UNSUPPORTED_FORMAT' }],
  ])('ends the operation of a file with a fault of its own (%s) and does not read it again', async (error, failure) => {
    const task = () => Promise.reject(error);
    const [first] = await run(command('score-ats'), task);
    expect(first).toMatchObject({ type: 'operation.done', payload: { outcome: { status: 'failed', error: failure } } });
    const [second] = await run(command('score-ats'), async () => read());
    expect(second).toEqual(first);
  });

  it('stores nothing and says nothing when the fault is ours, so that it is tried again', async () => {
    await expect(run(command('parse'), () => Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
    expect(await resumes.get(resumeId(command('parse')))).toBeUndefined();
  });

  it('reads under its own version, whatever version it was asked for', async () => {
    const [event] = await run({ ...command('score-ats'), engine_version: '1999.1.1' }, async () => read());
    expect(event?.payload).toMatchObject({ engine_version: engineVersion });
    expect(await resumes.get(resumeId(command('score-ats')))).toBeDefined();
  });

  it('keeps what it read before for as long as another operation needs it', async () => {
    await run(command('parse'), async () => read(), { resultTtlMs: hour });
    await run(command('parse'), async () => read(), { resultTtlMs: hour, at: now + hour / 2 });
    expect((await resumes.get(resumeId(command('parse'))))?.expires_at).toBe('2026-11-01T01:36:00.000Z');
  });

  it.each([
    [new AppError('INTERNAL', 'Too long.', { reason: 'timeout' }), 'timeout'],
    [new AppError('INTERNAL', 'Too much.', { reason: 'bomb' }), 'bomb'],
    [new AppError('UNREADABLE_FILE', 'Too much for PDFium.', { reason: 'bomb' }), 'bomb'],
  ])(
    'tells a refusal that a busy machine can cause (%s) and does not keep it: the second sending is read again',
    async (error, reason) => {
      const payload = command('parse');
      const [refused] = await run(payload, () => Promise.reject(error));
      expect(refused?.payload).toMatchObject({ outcome: { status: 'failed', error: { code: 'UNREADABLE_FILE', reason } } });
      expect(await resumes.get(resumeId(payload))).toBeUndefined();
      const [answered] = await run(payload, async () => read());
      expect(answered?.payload).toMatchObject({ outcome: { status: 'succeeded' } });
      expect((await resumes.get(resumeId(payload)))?.outcome.status).toBe('read');
    },
  );

  it('says nothing of a file when a thread was stuck, so that it is tried again', async () => {
    const stuck = new AppError('UNAVAILABLE', 'A worker thread was stuck.');
    await expect(run(command('parse'), () => Promise.reject(stuck))).rejects.toThrow(stuck);
    expect(await resumes.get(resumeId(command('parse')))).toBeUndefined();
  });

  it('ends the operation of a file that is gone, and reads it when it has been sent again', async () => {
    const payload = command('parse');
    await backends.files.delete(file);
    const [ended] = await run(payload, async () => read());
    expect(ended?.payload).toMatchObject({ outcome: { status: 'failed', error: { code: 'NOT_FOUND' } } });
    expect(await resumes.get(resumeId(payload))).toBeUndefined();
  });

  it('stores nothing of a call without a key that has been answered meanwhile', async () => {
    expect(await run(command('score-ats', false), async () => read(), { deadline: now })).toEqual([]);
    expect(await resumes.get(resumeId(command('score-ats')))).toBeUndefined();
  });

  it('keeps what came without a key for minutes only', async () => {
    await run(command('score-ats', false), async () => read(), { resultTtlMs: 10 * hour });
    expect((await resumes.get(resumeId(command('score-ats'))))?.expires_at).toBe('2026-11-01T00:10:00.000Z');
  });
});
