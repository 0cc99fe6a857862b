import type { PagePicture } from '@winnow/contracts';
import type { DrawnPage } from '@winnow/reading';
import { encodePng } from './encode-png.ts';

type Picture = DrawnPage['picture'];

/** Below this width, nothing on a page is recognizable. */
const minWidth = 225;
const channels = 3;

/** Scales an image to half its width and height: each pixel is the mean of four. */
const halve = ({ width, height, data }: Picture): Picture => {
  const [halfWidth, halfHeight] = [Math.floor(width / 2), Math.floor(height / 2)];
  const half = new Uint8Array(halfWidth * halfHeight * channels);
  const stride = width * channels;
  for (let row = 0, to = 0; row < halfHeight; row += 1)
    for (let column = 0; column < halfWidth; column += 1)
      for (let channel = 0; channel < channels; channel += 1, to += 1) {
        const from = row * 2 * stride + column * 2 * channels + channel;
        const below = from + stride;
        half[to] =
          ((data[from] ?? 0) + (data[from + channels] ?? 0) + (data[below] ?? 0) + (data[below + channels] ?? 0) + 2) >> 2;
      }
  return { width: halfWidth, height: halfHeight, data: half };
};

type Encoded = { readonly page: DrawnPage; readonly picture: Picture; readonly png: Uint8Array };

const largestOf = (pages: readonly Encoded[]): Encoded | undefined =>
  pages.reduce<Encoded | undefined>(
    (largest, each) => (each.png.length > (largest?.png.length ?? 0) ? each : largest),
    undefined,
  );

/**
 * Rendered pages as PNGs of at most `maxBytes` in total: the largest is scaled down until they fit, and is dropped if that is not
 * enough. Equal pages give equal bytes.
 */
export const encodePages = (drawn: readonly DrawnPage[], maxBytes: number): readonly PagePicture[] => {
  let pages: readonly Encoded[] = drawn.map((page) => ({ page, picture: page.picture, png: encodePng(page.picture) }));
  for (let largest = largestOf(pages); largest !== undefined; largest = largestOf(pages)) {
    if (pages.reduce((sum, { png }) => sum + png.length, 0) <= maxBytes) break;
    const { page, picture } = largest;
    const coarser = picture.width >= 2 * minWidth ? halve(picture) : undefined;
    const smaller = coarser === undefined ? [] : [{ page, picture: coarser, png: encodePng(coarser) }];
    pages = pages.flatMap((each) => (each === largest ? smaller : [each]));
  }
  return pages.map(({ page, picture, png }) => ({
    number: page.number,
    width: page.width,
    height: page.height,
    png: Buffer.from(png).toString('base64'),
    ...(picture === page.picture ? {} : { pixels: [picture.width, picture.height] }),
  }));
};
