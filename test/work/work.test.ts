import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tableOf } from '../load/table.ts';
import { measureWork, type Work } from './measure-work.ts';

/** Of what is recorded. */
const tolerance = 1.05;

const recorded: Work = JSON.parse(readFileSync(new URL('recorded.json', import.meta.url), 'utf8'));

it('executes and allocates no more than what is recorded, step by step', async () => {
  const now = await measureWork();
  const rows = Object.entries(now).map(([step, { executed, bytes, messages = 0, requests = 0 }]) => {
    const before = recorded[step];
    const [ofExecuted, ofBytes] = [executed / (before?.executed ?? 0), bytes / (before?.bytes ?? 0)];
    return {
      step,
      ofExecuted,
      ofBytes,
      isOver: !(
        ofExecuted <= tolerance &&
        ofBytes <= tolerance &&
        messages <= (before?.messages ?? 0) &&
        requests <= (before?.requests ?? 0)
      ),
    };
  });
  console.info(
    tableOf(
      ['step', 'executed', 'allocated'],
      rows.map(({ step, ofExecuted, ofBytes }) => [step, `${ofExecuted.toFixed(3)} ×`, `${ofBytes.toFixed(3)} ×`]),
    ),
  );
  expect(Object.keys(now)).toEqual(Object.keys(recorded));
  expect(rows.filter(({ isOver }) => isOver)).toEqual([]);
}, 300_000);
