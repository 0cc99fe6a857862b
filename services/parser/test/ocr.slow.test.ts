import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultLimits, type ResumeRecord, uploadFile } from '@winnow/contracts';
import type { Collection } from '@winnow/ports';
import type { LayoutDocument } from '@winnow/reading';
import { createLogger, createMetrics, openOcr } from '@winnow/runtime';
import { buildTask, type EmbeddedBackends, messageOf, openEmbeddedBackends, recordPublished } from '@winnow/testkit';
import { unpackJson } from '@winnow/workers/packed-json';
import { type TaskAnswer, unwrapAnswer } from '@winnow/workers/worker-task';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ReadResumeDeps, readResume } from '../src/handlers/read-resume.ts';
import { openResumes } from '../src/store.ts';
import { drawScan } from '../src/tasks/draw-scan.ts';
import { extract } from '../src/tasks/extract.ts';
import { scanOf, tsvOf } from './support/scan.ts';

const payload = buildTask({ origin: { operation: 'score-ats', kept: true } });
const file = uploadFile(payload);
const tools = { logger: createLogger({ level: 'silent', service: 'tests' }), metrics: createMetrics('tests') };
const never = new AbortController().signal;

/** Runs tasks in this thread. */
const pool = {
  run: async (task: { readonly name: string }, load: () => unknown) => {
    const work = (task.name === 'extract' ? extract : drawScan) as (input: unknown) => Promise<TaskAnswer<unknown>>;
    return unwrapAnswer(await work(await load()));
  },
} as ReadResumeDeps['pool'];

const limits = { ...defaultLimits, readingMs: 60_000 };
const quick = { ocrTimeoutMs: 10_000, ocrCommand: undefined, ocrUrl: undefined };

describe('a scan', () => {
  let backends: EmbeddedBackends;
  let resumes: Collection<ResumeRecord>;
  let folder: string;
  beforeEach(async () => {
    backends = await openEmbeddedBackends(() => 0);
    resumes = await openResumes(backends.store);
    folder = await mkdtemp(join(tmpdir(), 'winnow-ocr-'));
    const scan = await scanOf();
    await backends.files.put(
      (async function* () {
        yield scan;
      })(),
      { name: () => file, maxBytes: scan.length },
    );
  });
  afterEach(async () => {
    await backends[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  });

  /** A command that runs a shell script, which has the picture on its input. */
  const commandOf = async (script: string): Promise<string> => {
    const path = join(folder, 'ocr.sh');
    await writeFile(path, script);
    return `sh ${path}`;
  };
  const textOf = async (text: string): Promise<string> => {
    const path = join(folder, 'page.tsv');
    await writeFile(path, text);
    return path;
  };
  /** What the parser stores about the scan, with the engine version that it is stored under. */
  const read = async (config: Partial<Parameters<typeof openOcr>[0]>) => {
    const ocr = openOcr({ ...quick, ...config }, tools);
    const { context, published } = recordPublished();
    const deps = { resumes, files: backends.files, pool, now: () => 0, limits, resultTtlMs: 1_000 };
    await readResume({ ...deps, ...(ocr === undefined ? {} : { ocr }) })(messageOf(payload), context);
    ocr?.stop();
    const [record] = await resumes.scan('', 10);
    if (record?.outcome.status !== 'read') throw new Error('It was not read.');
    const layout = unpackJson<LayoutDocument>(
      Buffer.from('inline' in record.outcome.layout ? record.outcome.layout.inline : '', 'base64'),
    );
    return { ...record.outcome, layout, published };
  };

  const withoutText = { extraction: { status: 'unreadable' }, words: 0 };

  it('is one without text where no OCR is configured', async () => {
    const { document, name } = await read({});
    expect(document).toMatchObject(withoutText);
    expect(name).toBeNull();
  });

  it('is read as any other resume from what a command recognizes, with positions, and stays a scan', async () => {
    const path = await textOf(tsvOf());
    const ocrCommand = await commandOf(`[ "$(head -c 4 | tail -c 3)" = PNG ] && [ -z "$WINNOW_SECRET_KEY" ] && cat ${path}`);
    const { document, name, layout } = await read({ ocrCommand });
    expect(name).toBe('Nora Lindqvist');
    expect(document).toMatchObject({ kind: 'resume', language: 'en', extraction: { status: 'degraded' } });
    expect(document.extraction.warnings).toEqual(
      expect.arrayContaining([
        { code: 'scanned_page', page: 1 },
        { code: 'pages_without_text', page: 1 },
      ]),
    );
    const lines = layout.pages.flatMap(({ blocks }) => blocks.flatMap((block) => block.lines));
    expect(lines.map(({ text }) => text)).toContain('Operations Lead, Harbour House Ltd, 03/2019 - 06/2024');
    const [left = 0, top = 0] = lines.find(({ text }) => text === 'Skills')?.box ?? [];
    expect([Math.round(left), Math.round(top)]).toEqual([72, 189]);
    expect(layout.pages[0]?.scanned).toBe(true);
  });

  it.each([
    ['fails', 'exit 3'],
    ['is not there', 'exec /no/such/program'],
    ['writes something else', 'echo Nora Lindqvist'],
    ['writes without end', 'exec cat /dev/zero'],
  ])('stays one without text when the command %s', async (_, script) => {
    const { document, published } = await read({ ocrCommand: await commandOf(script) });
    expect(document).toMatchObject(withoutText);
    expect(published).toMatchObject([{ type: 'ats.score' }]);
  });

  it('stays one without text when the command does not end in time', async () => {
    const { document } = await read({ ocrCommand: await commandOf('exec sleep 600'), ocrTimeoutMs: 500 });
    expect(document).toMatchObject(withoutText);
  });

  it('is read from what an endpoint recognizes, which is left alone after three failures', async () => {
    const received: (string | undefined)[] = [];
    let status = 200;
    const server = createServer((request, response) => {
      received.push(request.headers['content-type']);
      request.resume().on('end', () => response.writeHead(status).end(tsvOf()));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const ocrUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ocr`;
      expect((await read({ ocrUrl })).name).toBe('Nora Lindqvist');
      expect(received).toEqual(['image/png']);
      status = 500;
      const ocr = openOcr({ ...quick, ocrUrl }, tools);
      const page = async function* () {
        yield Uint8Array.of(1);
      };
      for (let call = 0; call < 5; call += 1) expect(await ocr?.recognize(page(), never)).toBeUndefined();
      ocr?.stop();
      expect(received.length).toBe(4);
    } finally {
      server.close();
    }
  });

  it('has one way to be recognized', () => {
    expect(() => openOcr({ ...quick, ocrCommand: 'a', ocrUrl: 'http://b' }, tools)).toThrow('not both');
  });
});
