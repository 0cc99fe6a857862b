import { createHash } from 'node:crypto';

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const id = Buffer.alloc(16, 7);
const permissions = -44;

const md5 = (...parts: readonly Uint8Array[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('md5')).digest();

const padded = (password: string): Buffer => Buffer.concat([Buffer.from(password), padding]).subarray(0, 32);

/** RC4, which OpenSSL no longer has. */
const rc4 = (key: Uint8Array, data: Uint8Array): Buffer => {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number): void => {
    [state[a], state[b]] = [state[b]!, state[a]!];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + state[i]! + key[i % key.length]!) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(data).map((byte) => {
    i = (i + 1) & 255;
    j = (j + state[i]!) & 255;
    swap(i, j);
    return byte ^ state[(state[i]! + state[j]!) & 255]!;
  }) as Buffer;
};

/** Encryption of a PDF with a key of 40 bits; without a password for users everybody may open it. */
export const pdfEncryption = ({ user, owner }: { readonly user: string; readonly owner: string }) => {
  const ownerEntry = rc4(md5(padded(owner)).subarray(0, 5), padded(user));
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions);
  const key = md5(padded(user), ownerEntry, flags, id).subarray(0, 5);
  const userEntry = rc4(key, padding);
  return {
    trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${ownerEntry.toString('hex')}> /U <${userEntry.toString('hex')}> /P ${permissions} >> /ID [<${id.toString('hex')}> <${id.toString('hex')}>]`,
    /** The data of the stream of an object. */
    encrypt: (object: number, data: Uint8Array): Buffer =>
      rc4(md5(key, Buffer.from([object & 255, (object >> 8) & 255, 0, 0, 0])).subarray(0, 10), data),
  };
};
