import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const read = (name: string): Buffer => readFileSync(new URL(`../vendor/${name}`, import.meta.url));

it('serves the renderer of the reference as it was published', () => {
  const { bytes, sha256 } = JSON.parse(read('scalar.json').toString());
  const script = gunzipSync(read('scalar.js.gz'));
  expect([script.length, createHash('sha256').update(script).digest('hex')]).toEqual([bytes, sha256]);
});
