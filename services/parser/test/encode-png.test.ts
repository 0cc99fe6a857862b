import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { encodePng } from '../src/tasks/encode-png.ts';

const [width, height] = [31, 17];

const pictureOf = (valueAt: (index: number) => number) => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height * 3 }, (_, index) => valueAt(index)),
});

describe('a PNG', () => {
  it('of a picture in colour has the same pixels', () => {
    const picture = pictureOf((index) => (index * 37) % 256);
    const { channels, depth, ...read } = decode(encodePng(picture), { checkCrc: true });
    expect({ channels, depth, width: read.width, height: read.height }).toEqual({ channels: 3, depth: 8, width, height });
    expect([...read.data]).toEqual([...picture.data]);
  });

  it('of a picture without colours has one value a pixel', () => {
    const picture = pictureOf((index) => Math.floor(index / 3) % 256);
    const { channels, data } = decode(encodePng(picture), { checkCrc: true });
    expect(channels).toBe(1);
    expect([...data]).toEqual(Array.from({ length: width * height }, (_, index) => index % 256));
  });

  it('of an equal picture has equal bytes', () => {
    const picture = () => pictureOf((index) => index % 7);
    expect(encodePng(picture())).toEqual(encodePng(picture()));
  });
});
