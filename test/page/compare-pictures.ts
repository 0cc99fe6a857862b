import { decode, encode } from 'fast-png';

/** Three bytes a pixel, rows from the top. */
export type Picture = { readonly width: number; readonly height: number; readonly data: Uint8Array };

const block = 8;

/** A screenshot at an eighth of its size, each pixel the mean of its block: where letters end does not matter, where they stand does. */
export const shrink = (png: Uint8Array): Picture => {
  const { width, height, channels, data } = decode(png);
  const [columns, rows] = [Math.floor(width / block), Math.floor(height / block)];
  const small = new Uint8Array(columns * rows * 3);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      for (let colour = 0; colour < 3; colour += 1) {
        let sum = 0;
        for (let y = 0; y < block; y += 1)
          for (let x = 0; x < block; x += 1)
            sum += data[((row * block + y) * width + column * block + x) * channels + colour] ?? 0;
        small[(row * columns + column) * 3 + colour] = Math.round(sum / (block * block));
      }
  return { width: columns, height: rows, data: small };
};

export const writePicture = ({ width, height, data }: Picture): Uint8Array =>
  encode({ width, height, data, channels: 3, depth: 8 });

export const readPicture = (png: Uint8Array): Picture => {
  const { width, height, data } = decode(png);
  return { width, height, data: Uint8Array.from(data) };
};

/** Of 255: the edges of letters differ by as much between versions of a browser. */
const tolerance = 48;

/** Share of the pixels that differ visibly; 1 for pictures of another width, and rows that one lacks differ. */
export const differenceOf = (a: Picture, b: Picture): number => {
  if (a.width !== b.width) return 1;
  const height = Math.max(a.height, b.height);
  let different = 0;
  for (let pixel = 0; pixel < a.width * height; pixel += 1) {
    const isFar = [0, 1, 2].some((colour) => {
      const [one, other] = [a.data[pixel * 3 + colour], b.data[pixel * 3 + colour]];
      return one === undefined || other === undefined || Math.abs(one - other) > tolerance;
    });
    if (isFar) different += 1;
  }
  return different / (a.width * height);
};
