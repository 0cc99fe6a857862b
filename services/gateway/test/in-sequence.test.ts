import type { Request, RequestHandler, Response } from 'express';
import { expect, it, vi } from 'vitest';
import { inSequence } from '../src/middleware/in-sequence.ts';

const run = (...handlers: readonly RequestHandler[]) => {
  const next = vi.fn();
  inSequence(...handlers)({} as Request, {} as Response, next);
  return next;
};

it('goes on after all of them, in their order', () => {
  const called: number[] = [];
  const next = run(
    (_request, _response, goOn) => {
      called.push(1);
      goOn();
    },
    (_request, _response, goOn) => {
      called.push(2);
      goOn();
    },
  );
  expect(called).toEqual([1, 2]);
  expect(next).toHaveBeenCalledExactlyOnceWith();
});

it.each([
  ['passes on', (_request: unknown, _response: unknown, next: (error: unknown) => void) => next('refused')],
  [
    'throws',
    () => {
      throw 'refused';
    },
  ],
])('ends at one that %s an error, also when the one before it continues later', async (_, refuse) => {
  const later: RequestHandler = (_request, _response, next) => queueMicrotask(next);
  const last = vi.fn();
  const next = run(later, refuse, last);
  await expect.poll(() => next.mock.calls).toEqual([['refused']]);
  expect(last).not.toHaveBeenCalled();
});
