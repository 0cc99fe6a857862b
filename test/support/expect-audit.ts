import { auditEntry, auditList } from '@winnow/contracts';
import { expect } from 'vitest';
import { get } from './call.ts';

type Act = readonly [action: string, target: string | undefined];

/** The log of an account has these acts of its first key, and says the same in all three formats, without data of candidates. */
export const expectAuditOf = async (url: string, key: string, acts: readonly Act[]): Promise<void> => {
  const linesOf = async (format: string): Promise<readonly string[]> =>
    String((await get(`${url}?format=${format}`, { key })).body.text)
      .trimEnd()
      .split(/\r?\n/);

  const { entries } = auditList.parse((await get(`${url}?limit=200`, { key })).body);
  const named = entries.map(({ actor_name, action, target }) => [actor_name, action, target]);
  expect(named).toEqual(expect.arrayContaining(acts.map((act) => ['first key', ...act])));
  expect(JSON.stringify(entries)).not.toMatch(/@|\.txt/);

  // Each export is an act of its own; CSV has a heading, too.
  const [json, csv] = [await linesOf('jsonl'), await linesOf('csv')];
  expect(json.slice(1).map((line) => auditEntry.parse(JSON.parse(line)))).toEqual(entries);
  expect(csv).toHaveLength(json.length + 2);
};
