import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashApiKey, isApiKey, makeApiKey } from '../src/index.ts';

it('makes keys of the published form, which check themselves', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
      const key = makeApiKey(() => bytes);
      expect(key).toMatch(/^wk_[0-9A-Za-z]{49}$/);
      expect(isApiKey(key)).toBe(true);
    }),
  );
});

it('refuses a key with any one character changed, before any look-up', () => {
  const key = makeApiKey((size) => randomBytes(size));
  for (let index = 0; index < key.length; index += 1) {
    const other = key[index] === 'A' ? 'B' : 'A';
    expect(isApiKey(key.slice(0, index) + other + key.slice(index + 1))).toBe(false);
  }
});

it('computes the checksum as other programs do: CRC-32 of the text before, in base 62', () => {
  const key = makeApiKey(() => new Uint8Array(32));
  expect(key.slice(0, 46)).toBe(`wk_${'0'.repeat(43)}`);
  expect(key).toBe(`wk_${'0'.repeat(43)}${key.slice(-6)}`);
  expect(hashApiKey(key)).toMatch(/^[0-9a-f]{64}$/);
});
