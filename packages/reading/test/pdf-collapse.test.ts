import { describe, expect, it } from 'vitest';
import { compilePdfium, createPdfReader } from '../src/index.ts';
import { column, pdfOf } from './build-pdf.ts';
import { limits, textsOf, wasmBinary } from './tools.ts';

const module = compilePdfium(wasmBinary);

/** Limits that fail when they are looked at, in the middle of a read. */
const failingWith = (error: unknown) => ({
  get pages(): number {
    throw error;
  },
});

const refusal = { code: 'UNREADABLE_FILE', details: { reason: 'bomb' } };

const outcomeOf = async (error: Error): Promise<unknown> =>
  createPdfReader(module)
    .read(await pdfOf(column(['Ada Byron'])), failingWith(error))
    .catch((thrown: unknown) => thrown);

describe('a read that fails in PDFium or around it', () => {
  it('passes a bug on as it is, and the next file is read on another instance', async () => {
    const reader = createPdfReader(module);
    const file = await pdfOf(column(['Ada Byron']));
    const bug = new TypeError('undefined is not a function');
    await expect(reader.read(file, failingWith(bug))).rejects.toBe(bug);
    expect(reader.broken).toBe(true);
    expect(textsOf(await reader.read(file, limits))).toEqual(['Ada Byron']);
    expect(reader.broken).toBe(false);
  });

  it('leaves nothing on the global object, which would keep the instance', async () => {
    const names = Object.getOwnPropertyNames(globalThis);
    await createPdfReader(module).read(await pdfOf(column(['Ada Byron'])), limits);
    expect(Object.getOwnPropertyNames(globalThis)).toEqual(names);
  });

  it('passes a RangeError on that is not about memory or the stack', async () => {
    const bug = new RangeError('offset is out of bounds');
    expect(await outcomeOf(bug)).toBe(bug);
  });

  it('is a bomb when the stack ran out', async () => {
    const endless = (): number => 1 + endless();
    const overflow = await Promise.resolve()
      .then(endless)
      .catch((error: Error) => error);
    expect(await outcomeOf(overflow as Error)).toMatchObject({ ...refusal, cause: overflow });
  });

  it('is a bomb when the file alone does not fit into the memory', async () => {
    const file = new Uint8Array(20_000_000);
    file.set(await pdfOf(column(['Ada Byron'])));
    const reader = createPdfReader(compilePdfium(wasmBinary, 300));
    await expect(reader.read(file, limits)).rejects.toMatchObject(refusal);
    expect(reader.broken).toBe(true);
  });
});
