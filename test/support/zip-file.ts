import { type FileHandle, open } from 'node:fs/promises';
import { crc32, deflateRawSync } from 'node:zlib';

const stored = 0;
const deflated = 8;
const utf8Names = 0x0800;

/** One file as headers describe it. */
type ZipHeader = {
  readonly name: Buffer;
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  /** Where its own header begins. */
  readonly offset: number;
  readonly extra: Buffer;
  readonly comment: Buffer;
};

export type ZipFileWriter = {
  /** Writes one file and lists it in the directory; `lies` is what the directory says instead. */
  readonly add: (name: string | Buffer, bytes: Uint8Array, options?: AddOptions) => Promise<ZipHeader>;
  /** Lists a file in the directory, whether or not there is one. */
  readonly list: (header: ZipHeader, lies?: Partial<ZipHeader>) => void;
  /** Writes the directory and closes the file. Answers its bytes. */
  readonly finish: (options?: { readonly comment?: string; readonly zip64?: boolean }) => Promise<number>;
};

type AddOptions = {
  readonly deflate?: boolean;
  /** Bytes that are packed already, with what they unpack to. */
  readonly packed?: { readonly bytes: Uint8Array; readonly size: number; readonly crc: number };
  readonly lies?: Partial<ZipHeader>;
  /** What the header of the file itself says, too. */
  readonly lieTwice?: boolean;
};

const uint64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};

/** What both headers of a file have in common. */
const commonOf = ({ name, method, crc, packedSize, size, extra }: ZipHeader, zip64: boolean): Buffer => {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(zip64 ? 45 : 20, 0);
  bytes.writeUInt16LE(utf8Names, 2);
  bytes.writeUInt16LE(method, 4);
  bytes.writeUInt32LE(crc, 10);
  bytes.writeUInt32LE(zip64 ? 0xffffffff : packedSize, 14);
  bytes.writeUInt32LE(zip64 ? 0xffffffff : size, 18);
  bytes.writeUInt16LE(name.length, 22);
  bytes.writeUInt16LE(extra.length, 24);
  return bytes;
};

const listingOf = (header: ZipHeader, zip64: boolean): Buffer => {
  const sizes = Buffer.concat([
    Buffer.from([1, 0, 24, 0]),
    uint64(header.size),
    uint64(header.packedSize),
    uint64(header.offset),
  ]);
  const extra = zip64 ? Buffer.concat([sizes, header.extra]) : header.extra;
  const tail = Buffer.alloc(14);
  tail.writeUInt16LE(header.comment.length, 0);
  tail.writeUInt32LE(zip64 ? 0xffffffff : header.offset, 10);
  const start = Buffer.from('PK\x01\x02\x2d\x00', 'latin1');
  return Buffer.concat([start, commonOf({ ...header, extra }, zip64), tail, header.name, extra, header.comment]);
};

const endOf = (count: number, size: number, offset: number, zip64: boolean, comment: string): Buffer => {
  const parts: Buffer[] = [];
  if (zip64) {
    const end = Buffer.alloc(24);
    end.write('PK\x06\x06', 0, 'latin1');
    end.writeBigUInt64LE(44n, 4);
    end.writeUInt16LE(45, 12);
    end.writeUInt16LE(45, 14);
    const locator = Buffer.from('PK\x06\x07\x00\x00\x00\x00', 'latin1');
    const disks = Buffer.from([1, 0, 0, 0]);
    parts.push(end, uint64(count), uint64(count), uint64(size), uint64(offset));
    parts.push(locator, uint64(offset + size), disks);
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(zip64 ? 0xffff : count, 8);
  end.writeUInt16LE(zip64 ? 0xffff : count, 10);
  end.writeUInt32LE(zip64 ? 0xffffffff : size, 12);
  end.writeUInt32LE(zip64 ? 0xffffffff : offset, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([...parts, end, Buffer.from(comment)]);
};

/** Writes a ZIP archive to a file as it goes, so that it may be larger than memory, and may lie wherever one can. */
export const createZipFile = async (path: string, before: Uint8Array = new Uint8Array()): Promise<ZipFileWriter> => {
  const file: FileHandle = await open(path, 'wx', 0o600);
  const directory: { readonly header: ZipHeader }[] = [];
  let offset = 0;
  const write = async (bytes: Uint8Array): Promise<void> => {
    await file.appendFile(bytes);
    offset += bytes.length;
  };
  const list: ZipFileWriter['list'] = (header, lies = {}) => {
    directory.push({ header: { ...header, ...lies } });
  };
  await write(before);
  return {
    list,
    add: async (name, bytes, { deflate = false, packed, lies = {}, lieTwice = false } = {}) => {
      const body = packed?.bytes ?? (deflate ? deflateRawSync(bytes, { level: 1 }) : bytes);
      const header: ZipHeader = {
        name: Buffer.from(name),
        method: deflate || packed !== undefined ? deflated : stored,
        crc: packed?.crc ?? crc32(bytes),
        packedSize: body.length,
        size: packed?.size ?? bytes.length,
        offset,
        extra: Buffer.alloc(0),
        comment: Buffer.alloc(0),
      };
      const own = { ...header, ...(lieTwice ? lies : {}), extra: Buffer.alloc(0) };
      await write(Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), commonOf(own, false), own.name]));
      await write(body);
      list(header, lies);
      return header;
    },
    finish: async ({ comment = '', zip64 = false } = {}) => {
      const start = offset;
      for (const { header } of directory) await write(listingOf(header, zip64));
      await write(endOf(directory.length, offset - start, start, zip64, comment));
      await file.close();
      return offset;
    },
  };
};
