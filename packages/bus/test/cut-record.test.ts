import { expect, it } from 'vitest';
import { cutRecord } from '../src/cut-record.ts';

const record = { topic: 't', partition: 0, offset: 0, key: 'k', headers: { ce_id: '1' }, value: '{}' };

/** What a broker takes by default. */
const maxBytes = 1_048_588;

it('leaves a record as it is that a bus may have written', () => {
  const value = 'x'.repeat(64 * 1024);
  expect(cutRecord({ ...record, value })).toEqual({ key: 'k', headers: { ce_id: '1' }, value });
});

it('cuts whatever is too large for a topic, and turns no value into an empty one', () => {
  const huge = '\ufffd'.repeat(maxBytes);
  const cut = cutRecord({ ...record, key: huge, headers: { ...record.headers, huge }, value: huge });
  expect(Buffer.byteLength(JSON.stringify(cut))).toBeLessThan(maxBytes / 4);
  expect(cutRecord({ ...record, value: null }).value).toBe('');
});
