import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { peek } from '../src/index.ts';

const sourceOf = async function* (chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
};

const collect = async (source: AsyncIterable<Uint8Array>): Promise<number[]> => {
  const bytes: number[] = [];
  for await (const chunk of source) bytes.push(...chunk);
  return bytes;
};

describe('peeking into a source', () => {
  it('shows at least as many bytes as asked for, or all, and loses none', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 9 })), fc.nat(40), async (chunks, length) => {
        const all = chunks.flatMap((chunk) => [...chunk]);
        const { head, whole } = await peek(sourceOf(chunks), length);
        expect(head.length).toBeGreaterThanOrEqual(Math.min(length, all.length));
        expect([...head]).toEqual(all.slice(0, head.length));
        expect(await collect(whole)).toEqual(all);
      }),
    );
  });

  it('closes the source for who reads no more of it', async () => {
    let closed = 0;
    const endless = async function* (): AsyncGenerator<Uint8Array> {
      try {
        for (;;) yield Uint8Array.of(1);
      } finally {
        closed += 1;
      }
    };
    await (await peek(endless(), 3)).close();
    for await (const _ of (await peek(endless(), 3)).whole) break;
    expect(closed).toBe(2);
  });

  it('rejects with what the source rejects with, before or after the head', async () => {
    const broken = async function* (after: number): AsyncGenerator<Uint8Array> {
      for (let index = 0; index < after; index += 1) yield Uint8Array.of(index);
      throw new Error('broken');
    };
    await expect(peek(broken(2), 4)).rejects.toThrow('broken');
    const { head, whole } = await peek(broken(4), 4);
    expect([...head]).toEqual([0, 1, 2, 3]);
    await expect(collect(whole)).rejects.toThrow('broken');
  });
});
