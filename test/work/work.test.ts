import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tableOf } from '../load/table.ts';
import { leastWork, type Work } from './measure-work.ts';

/** Of what is recorded. */
const tolerance = 1.05;
const attempts = 3;

const recorded: Work = JSON.parse(readFileSync(new URL('recorded.json', import.meta.url), 'utf8'));

const compare = (now: Work) =>
  Object.entries(now).map(([step, { executed, bytes, messages = 0, requests = 0 }]) => {
    const before = recorded[step];
    const [ofExecuted, ofBytes] = [executed / (before?.executed ?? 0), bytes / (before?.bytes ?? 0)];
    const isWithin =
      ofExecuted <= tolerance &&
      ofBytes <= tolerance &&
      messages <= (before?.messages ?? 0) &&
      requests <= (before?.requests ?? 0);
    return { isWithin, row: [step, `${ofExecuted.toFixed(3)} ×`, `${ofBytes.toFixed(3)} ×`, `${messages}`, `${requests}`] };
  });

const tooMuch = (now: Work): readonly (readonly string[])[] =>
  compare(now).flatMap(({ isWithin, row }) => (isWithin ? [] : [row]));

it('executes and allocates no more than what is recorded, step by step', async () => {
  const now = await leastWork(attempts, (work) => tooMuch(work).length === 0);
  console.info(
    tableOf(
      ['step', 'executed', 'allocated', 'messages', 'requests'],
      compare(now).map(({ row }) => row),
    ),
  );
  expect(Object.keys(now)).toEqual(Object.keys(recorded));
  expect(tooMuch(now)).toEqual([]);
}, 1_800_000);
