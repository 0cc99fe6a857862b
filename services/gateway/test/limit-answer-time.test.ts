import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, it } from 'vitest';
import { limitAnswerTime } from '../src/middleware/limit-answer-time.ts';

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
  const server = createServer(app).listen(0, '127.0.0.1');
  cleanups.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, closed: closed.promise };
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
