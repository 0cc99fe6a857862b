import { get } from 'node:http';
import express from 'express';
import { afterEach, expect, it } from 'vitest';
import { limitAnswerTime } from '../src/middleware/limit-answer-time.ts';
import { serveApp } from './serve-app.ts';

/** More than the buffers of two sockets take. */
const answer = Buffer.alloc(64 * 1024 * 1024);
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanups.splice(0)) cleanUp();
});

const serve = async (maxMs: number): Promise<{ url: string; closed: Promise<boolean> }> => {
  const closed = Promise.withResolvers<boolean>();
  const app = express().get('/', limitAnswerTime(maxMs), (_request, response) => {
    response.once('close', () => closed.resolve(response.writableFinished));
    response.end(answer);
  });
  const { url, close } = await serveApp(app);
  cleanups.push(close);
  return { url, closed: closed.promise };
};

it('cuts off a reader that does not take its answer', async () => {
  const { url, closed } = await serve(50);
  const request = get(url, (response) => response.pause().on('error', () => {}));
  request.on('error', () => {});
  cleanups.push(() => request.destroy());
  expect(await closed).toBe(false);
});

it('lets a reader have all of its answer', async () => {
  const { url, closed } = await serve(60_000);
  const received = await (await fetch(url)).arrayBuffer();
  expect([received.byteLength, await closed]).toEqual([answer.length, true]);
});
