import { describe, expect, it } from 'vitest';
import { openPass, openSecretBox, type Pass, rightsOfRole, sealPass } from '../src/index.ts';

const box = openSecretBox([new Uint8Array(32).fill(7)]);
const pass: Pass = { accountId: 'acc_1', actor: 'person:ada', by: 'person', held: rightsOfRole('viewer') };

describe('a pass', () => {
  it('says on whose behalf the dashboard calls', () => {
    expect(
      openPass(
        box,
        () => 59_999,
        sealPass(box, () => 0, pass),
      ),
    ).toEqual(pass);
  });

  it('is worth nothing a minute later', () => {
    expect(
      openPass(
        box,
        () => 60_000,
        sealPass(box, () => 0, pass),
      ),
    ).toBeUndefined();
  });

  it.each([
    ['another scheme', (header: string) => header.replace('Winnow-Pass', 'Bearer')],
    // In the middle: the last character of Base64 may have bits that do not count.
    ['a changed text', (header: string) => `${header.slice(0, -9)}${header.at(-9) === 'A' ? 'B' : 'A'}${header.slice(-8)}`],
    ['no text', () => 'Winnow-Pass'],
    ['a secret of another kind', () => `Winnow-Pass ${box.seal(JSON.stringify({ pass, until: 1 }), 'dashboard session')}`],
    ['a pass of another deployment', () => sealPass(openSecretBox([new Uint8Array(32).fill(8)]), () => 0, pass)],
  ])('is not %s', (_what, change) => {
    expect(openPass(box, () => 0, change(sealPass(box, () => 0, pass)))).toBeUndefined();
  });
});
