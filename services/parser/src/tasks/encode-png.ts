import { crc32, deflateSync } from 'node:zlib';

/** Three bytes per pixel, rows from the top. */
type Picture = { readonly width: number; readonly height: number; readonly data: Uint8Array };

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const [grey, colour] = [0, 2];

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
};

const isGrey = (data: Uint8Array): boolean => {
  for (let at = 0; at < data.length; at += 3) if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) return false;
  return true;
};

/** Each row is preceded by a filter byte: no filter, with which text compresses best. */
const rowsOf = ({ width, height, data }: Picture, channels: 1 | 3): Uint8Array => {
  const stride = width * channels;
  const rows = new Uint8Array((stride + 1) * height);
  for (let row = 0; row < height; row += 1) {
    const to = row * (stride + 1) + 1;
    if (channels === 3) rows.set(data.subarray(row * stride, (row + 1) * stride), to);
    else for (let column = 0; column < width; column += 1) rows[to + column] = data[(row * width + column) * 3] ?? 0;
  }
  return rows;
};

/** Encodes an image as a PNG, in greyscale if it has no colours. Equal images give equal bytes. */
export const encodePng = (picture: Picture): Uint8Array => {
  const plain = isGrey(picture.data);
  const header = Buffer.concat([
    uint32(picture.width),
    uint32(picture.height),
    // Eight bits per channel; the only compression and filter method; not interlaced.
    Uint8Array.of(8, plain ? grey : colour, 0, 0, 0),
  ]);
  // Uses Node's zlib: pure JavaScript libraries take six times as long, too long for ten pages on a busy machine.
  const rows = deflateSync(rowsOf(picture, plain ? 1 : 3));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', new Uint8Array())]);
};
