import { crc32, deflateRawSync } from 'node:zlib';

export type Entry = {
  readonly name: string;
  readonly data: Uint8Array | string;
  /** What the file says its unpacked size is, where it lies. */
  readonly claimedSize?: number;
  readonly stored?: boolean;
  /** The data are raw deflate data already; the size of what they unpack to is that claimed. */
  readonly packed?: boolean;
};

/** A zip archive; its central directory says what the entries say, true or not. */
export const zipOf = (entries: readonly Entry[]): Uint8Array => {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, data, claimedSize, stored = false, packed: isPacked = false } of entries) {
    const bytes = Buffer.from(data);
    const packed = stored || isPacked ? bytes : deflateRawSync(bytes);
    const title = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x800, 2);
    fields.writeUInt16LE(stored ? 0 : 8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claimedSize ?? bytes.length, 18);
    fields.writeUInt16LE(title.length, 22);
    local.push(Buffer.from('PK\x03\x04'), fields, title, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, rest, title);
    offset += 4 + fields.length + title.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
};
