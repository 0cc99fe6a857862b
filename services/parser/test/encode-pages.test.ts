import type { DrawnPage } from '@winnow/reading';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { encodePages } from '../src/tasks/encode-pages.ts';

const [width, height] = [900, 600];

/** Noise, which nothing compresses, from a generator with a period longer than a page. */
const noise = (): Uint8Array => {
  let state = 1;
  return Uint8Array.from({ length: width * height * 3 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state >> 8;
  });
};

const pageOf = (number: number, data: Uint8Array): DrawnPage => ({
  number,
  width: 595,
  height: 397,
  picture: { width, height, data },
});
const white = new Uint8Array(width * height * 3).fill(255);
const sizeOf = (pages: ReturnType<typeof encodePages>): number =>
  pages.reduce((sum, { png }) => sum + Buffer.from(png, 'base64').length, 0);

describe('pictures of pages', () => {
  it('are as they were drawn while they fit', () => {
    const pages = encodePages([pageOf(1, white), pageOf(2, noise())], 3_000_000);
    expect(pages.map(({ number, pixels }) => [number, pixels])).toEqual([
      [1, undefined],
      [2, undefined],
    ]);
  });

  it('are made coarser, the largest first, until they fit', () => {
    const pages = encodePages([pageOf(1, white), pageOf(2, noise()), pageOf(3, white)], 500_000);
    expect(pages.map(({ number, pixels }) => [number, pixels])).toEqual([
      [1, undefined],
      [2, [450, 300]],
      [3, undefined],
    ]);
    expect(sizeOf(pages)).toBeLessThanOrEqual(500_000);
    const { width: own, height: rows } = decode(Buffer.from(pages[1]?.png ?? '', 'base64'));
    expect([own, rows]).toEqual([450, 300]);
  });

  it('are left out where coarser is not enough', () => {
    const pages = encodePages([pageOf(1, white), pageOf(2, noise())], 50_000);
    expect(pages.map(({ number }) => number)).toEqual([1]);
  });

  it('keep their colours when they are made coarser', () => {
    const [first] = encodePages(
      [
        pageOf(
          1,
          Uint8Array.from({ length: white.length }, (_, at) => [200, 100, 0][at % 3] ?? 0),
        ),
      ],
      1_200,
    );
    const { data, channels } = decode(Buffer.from(first?.png ?? '', 'base64'));
    expect([channels, ...data.slice(0, 6)]).toEqual([3, 200, 100, 0, 200, 100, 0]);
    expect(first?.pixels).toBeDefined();
  });
});
