import { randomBytes } from 'node:crypto';
import { type PagePicture, type ResumeRecord, resumeFile, resumeId, type Task, uploadFile } from '@winnow/contracts';
import { endWhenGone, readBlob } from '@winnow/handlers';
import { AppError } from '@winnow/kernel';
import type { Collection } from '@winnow/ports';
import { buildTask, type EmbeddedBackends, messageOf, openEmbeddedBackends, recordPublished } from '@winnow/testkit';
import { packJson, unpackJson } from '@winnow/workers/packed-json';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DrawPagesDeps, drawPages } from '../src/handlers/draw-pages.ts';
import { openResumes } from '../src/store.ts';

const now = Date.parse('2026-11-01T00:00:00.000Z');

const picture: PagePicture = { number: 1, width: 595, height: 842, png: 'iVBORw0KGgo=' };

const command = (kept = true): Task => buildTask({ origin: { operation: 'score-ats-page', kept } });

const recordOf = (format: 'pdf' | 'docx' | 'txt'): ResumeRecord => {
  const { account_id, sha256, engine_version } = command();
  return {
    id: resumeId(command()),
    account_id,
    sha256,
    engine_version,
    outcome: {
      status: 'read',
      document: {
        sha256,
        format,
        bytes: 3,
        pages: 1,
        columns: 1,
        words: 10,
        language: null,
        language_confidence: 0,
        extraction: { status: 'ok', warnings: [] },
      },
      content: { inline: 'AQ==' },
      layout: { inline: 'AQ==' },
    },
    expires_at: '2026-12-01T00:00:00.000Z',
  };
};

const one = async function* (): AsyncGenerator<Uint8Array> {
  yield Uint8Array.of(1, 2, 3);
};

describe('drawing the pages of a resume', () => {
  let backends: EmbeddedBackends;
  let resumes: Collection<ResumeRecord>;
  beforeEach(async () => {
    backends = await openEmbeddedBackends(() => now);
    resumes = await openResumes(backends.store);
    await backends.files.put(one(), { name: () => uploadFile(command()), maxBytes: 10 });
  });
  afterEach(() => backends[Symbol.asyncDispose]());

  const run = async (payload: Task, task: () => Promise<Uint8Array>, deadline?: number) => {
    const pool = { run: task as unknown as DrawPagesDeps['pool']['run'] };
    const limits = { pages: 50, unpackedBytes: 1_000, textCharacters: 1_000, readingMs: 1_000 };
    const { context, published } = recordPublished();
    await endWhenGone(drawPages({ resumes, files: backends.files, pool, limits, now: () => now }))(
      { ...messageOf(payload), ...(deadline === undefined ? {} : { deadline }) },
      context,
    );
    return published;
  };

  const pictures = async (): Promise<readonly PagePicture[] | undefined> => {
    const outcome = (await resumes.get(resumeId(command())))?.outcome;
    if (outcome?.status !== 'read' || outcome.pictures === undefined) return undefined;
    const bytes = await readBlob(backends.files, outcome.pictures);
    return bytes && unpackJson<readonly PagePicture[]>(bytes);
  };

  /** More than stands in a record: random, so that it does not pack. */
  const large = (): string => randomBytes(400_000).toString('base64');
  const done = { type: 'operation.done', payload: expect.objectContaining({ outcome: { status: 'succeeded' } }) };
  const notFound = {
    type: 'operation.done',
    payload: expect.objectContaining({ outcome: { status: 'failed', error: expect.objectContaining({ code: 'NOT_FOUND' }) } }),
  };

  it('keeps them with the reading and ends the operation', async () => {
    await resumes.insert(recordOf('pdf'));
    expect(await run(command(), async () => packJson([picture]))).toEqual([done]);
    expect(await pictures()).toEqual([picture]);
    expect(await resumes.get(resumeId(command()))).toMatchObject({
      outcome: recordOf('pdf').outcome,
      expires_at: '2026-12-01T00:00:00.000Z',
    });
  });

  it('draws once, however often it is asked, and says the same each time', async () => {
    await resumes.insert(recordOf('pdf'));
    let drawn = 0;
    const draw = async (): Promise<Uint8Array> => {
      drawn += 1;
      return packJson([{ ...picture, number: drawn }]);
    };
    const first = await run(command(), draw);
    expect(await run(command(), draw)).toEqual(first);
    expect([drawn, await pictures()]).toEqual([1, [picture]]);
  });

  it.each(['docx', 'txt'] as const)('draws nothing of a %s, which has no pages', async (format) => {
    await resumes.insert(recordOf(format));
    expect(await run(command(), () => Promise.reject(new Error('drawn')))).toEqual([done]);
    expect(await resumes.get(resumeId(command()))).toEqual(recordOf(format));
  });

  it.each([
    [new AppError('UNREADABLE_FILE', 'Corrupt.', { reason: 'corrupt' }), 'does not try it again', []],
    [new AppError('UNREADABLE_FILE', 'Too much.', { reason: 'bomb' }), 'tries it again', [picture]],
    [new AppError('INTERNAL', 'Too long.', { reason: 'timeout' }), 'tries it again', [picture]],
    [new AppError('INTERNAL', 'Too much.', { reason: 'bomb' }), 'tries it again', [picture]],
  ])('goes on without pictures when the file cannot be drawn (%s), and %s', async (error, _, later) => {
    await resumes.insert(recordOf('pdf'));
    expect(await run(command(), () => Promise.reject(error))).toEqual([done]);
    expect(await pictures()).toEqual([]);
    expect(await run(command(), async () => packJson([picture]))).toEqual([done]);
    expect(await pictures()).toEqual(later);
    expect(await run(command(), () => Promise.reject(new Error('drawn a third time')))).toEqual([done]);
  });

  it('stores nothing and says nothing when the fault is ours, so that it is tried again', async () => {
    await resumes.insert(recordOf('pdf'));
    await expect(run(command(), () => Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
    const stopped = new AppError('INTERNAL', 'The worker stopped.');
    await expect(run(command(), () => Promise.reject(stopped))).rejects.toThrow('stopped');
    expect(await pictures()).toBeUndefined();
  });

  it('of a resume that was erased ends the task', async () => {
    expect(await run(command(), async () => packJson([picture]))).toEqual([notFound]);
    expect(await resumes.get(resumeId(command()))).toBeUndefined();
  });

  it('of a resume whose file is gone ends the task', async () => {
    await resumes.insert(recordOf('pdf'));
    await backends.files.delete(uploadFile(command()));
    expect(await run(command(), async () => packJson([picture]))).toEqual([notFound]);
  });

  it.each([
    ['erased', async () => void (await resumes.delete(resumeId(command())))],
    [
      'claimed by a sweep',
      async () => void (await resumes.update(resumeId(command()), (it) => ({ ...it, expires_at: '1970-01-01T00:00:00.000Z' }))),
    ],
  ])('of a resume that is %s meanwhile ends the task and leaves no file behind', async (_, happen) => {
    await resumes.insert(recordOf('pdf'));
    const draw = async (): Promise<Uint8Array> => {
      await happen();
      return packJson([{ ...picture, png: large() }]);
    };
    expect(await run(command(), draw)).toEqual([notFound]);
    expect(await backends.files.read(resumeFile(command(), 'pictures'))).toBeUndefined();
  });

  it('puts what is too large for a record into a file of its own', async () => {
    await resumes.insert(recordOf('pdf'));
    const [png, file] = [large(), resumeFile(command(), 'pictures')];
    await run(command(), async () => packJson([{ ...picture, png }]));
    expect((await resumes.get(resumeId(command())))?.outcome).toMatchObject({ pictures: { file } });
    expect(await pictures()).toEqual([{ ...picture, png }]);
  });

  it('stores nothing of a call without a key that has been answered meanwhile', async () => {
    await resumes.insert(recordOf('pdf'));
    expect(await run(command(false), async () => packJson([picture]), now)).toEqual([]);
    expect(await pictures()).toBeUndefined();
  });

  it('draws for the reading of another release, from which a third may have scored', async () => {
    const read = { ...recordOf('pdf'), id: resumeId({ ...command(), engine_version: '1999.1.1' }), engine_version: '1999.1.1' };
    await resumes.insert(read);
    const engine_version = '1999.2.1+1999.1.1';
    const published = await run({ ...command(), engine_version }, async () => packJson([picture]));
    expect(published).toMatchObject([{ type: 'operation.done', payload: { engine_version } }]);
    expect((await resumes.get(read.id))?.outcome).toMatchObject({ pictures: expect.anything() });
  });
});
