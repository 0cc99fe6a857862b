import { isAppError } from '@winnow/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSecretBox } from '../src/index.ts';

const key = new Uint8Array(32).fill(7);
const otherKey = new Uint8Array(32).fill(8);
const box = openSecretBox([key]);

describe('a secret box', () => {
  it('opens what it sealed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, context) => {
        expect(box.open(box.seal(text, context), context)).toBe(text);
      }),
    );
  });

  it('has the published form, shows nothing of the text, and never seals alike', () => {
    const sealed = box.seal('whsec_example', 'acc_1');
    expect(sealed).toMatch(/^v1\.[\w-]{8}\.[\w-]{16}\.[\w-]+$/);
    expect(Buffer.from(sealed.split('.')[3] ?? '', 'base64url').toString('latin1')).not.toContain('whsec');
    expect(box.seal('whsec_example', 'acc_1')).not.toBe(sealed);
  });

  it('does not open a text that was moved to another context', () => {
    expect(box.open(box.seal('secret', 'acc_1'), 'acc_2')).toBeUndefined();
  });

  it('does not open a text in which any one character was changed, left out or added', () => {
    const sealed = box.seal('secret', 'acc_1');
    for (let index = 0; index < sealed.length; index += 1) {
      const [before, after] = [sealed.slice(0, index), sealed.slice(index + 1)];
      const changed = sealed[index] === 'A' ? 'B' : 'A';
      for (const text of [
        before + changed + after,
        before + after,
        `${before}!${sealed.slice(index)}`,
        `${before}A${sealed.slice(index)}`,
      ])
        expect(box.open(text, 'acc_1'), text).toBeUndefined();
    }
    expect(box.open(`${sealed}.`, 'acc_1')).toBeUndefined();
    expect(box.open(`${sealed}=`, 'acc_1')).toBeUndefined();
  });

  it('opens nothing of any other text, without an error', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (parts) => {
        expect(box.open(['v1', ...parts].join('.'), 'acc_1')).toBeUndefined();
      }),
    );
  });

  it('seals with the first key and opens with all, so that keys can be rotated', () => {
    const former = box.seal('secret', 'acc_1');
    const rotated = openSecretBox([otherKey, key]);
    expect(rotated.open(former, 'acc_1')).toBe('secret');
    const latter = rotated.seal('secret', 'acc_1');
    expect([box.open(latter, 'acc_1'), openSecretBox([otherKey]).open(latter, 'acc_1')]).toEqual([undefined, 'secret']);
  });

  it('without a key opens nothing and seals nothing', () => {
    const empty = openSecretBox([]);
    expect(empty.open(box.seal('secret', 'acc_1'), 'acc_1')).toBeUndefined();
    expect(() => empty.seal('secret', 'acc_1')).toThrow(expect.toSatisfy((error) => isAppError(error, 'INTERNAL')));
  });
});
