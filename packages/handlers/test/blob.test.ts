import { type EmbeddedBackends, openEmbeddedBackends } from '@winnow/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deleteBlob, putBlob, readBlob } from '../src/index.ts';

let backends: EmbeddedBackends;
beforeEach(async () => {
  backends = await openEmbeddedBackends(() => 0);
});
afterEach(() => backends[Symbol.asyncDispose]());

it.each([
  ['no bytes', 0, 0],
  ['few bytes stand in the record', 256 * 1024, 0],
  ['many bytes stand in a file', 256 * 1024 + 1, 1],
])('%s, come back as they were, and go', async (_, size, files) => {
  const bytes = Uint8Array.from({ length: size }, (__, index) => index % 251);
  const blob = await putBlob(backends.files, 'resumes/a/b', bytes);
  expect(JSON.stringify(blob).length).toBeLessThan(400_000);
  expect(await backends.files.list('resumes/', 10)).toHaveLength(files);
  expect(Buffer.from((await readBlob(backends.files, blob)) ?? []).equals(bytes)).toBe(true);
  await deleteBlob(backends.files, blob);
  expect(await backends.files.list('resumes/', 10)).toEqual([]);
});
