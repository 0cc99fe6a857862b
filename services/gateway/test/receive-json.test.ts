import { isAppError } from '@winnow/kernel';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { measureJson } from '../src/http/measure-json.ts';
import { parseInput } from '../src/http/parse-input.ts';
import { receiveJson, receiveUrlencoded } from '../src/middleware/receive-json.ts';
import { serveApp } from './serve-app.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanups.splice(0)) cleanUp();
});

const answerCode: ErrorRequestHandler = (error, _request, response, _next) => {
  response.status(400).json(isAppError(error) ? (error.details.fields?.[0]?.code ?? error.code) : 'unexpected');
};

/** Posts a body to a receiver and says what came of it: the names that it gave on, or the code of the refusal. */
const receive = async (receiver: RequestHandler, body: string | Uint8Array<ArrayBuffer>, type = 'application/json') => {
  const app = express();
  app.set('query parser', 'simple');
  app.post('/', receiver, (request, response) => {
    response.json({ names: Object.keys(request.body ?? {}), query: Object.keys(request.query) });
  });
  app.use(answerCode);
  const { url, close } = await serveApp(app);
  cleanups.push(close);
  const response = await fetch(`${url}?a[4294967294]=1&a[b]=2&__proto__[c]=3`, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  });
  return response.json();
};

const query = ['a[4294967294]', 'a[b]', '__proto__[c]'];

describe('the measure of a JSON text', () => {
  it.each([
    ['{}', 1, 2],
    ['{"a":[1,2,{"b":"[[[,:{\\"{["}]}', 3, 8],
    ['"a\\\\"', 0, 1],
    ['', 0, 1],
    [']]]]', 0, 1],
    ['[[[[', 4, 5],
  ])('%s', (text, depth, items) => {
    expect(measureJson(new TextEncoder().encode(text))).toEqual({ depth, items });
  });
});

describe('a JSON body', () => {
  it.each([
    ['of more depth than a stack', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'too_complex'],
    ['of objects in objects', `${'{"a":'.repeat(50)}1${'}'.repeat(50)}`, 'too_complex'],
    [
      'of names without end',
      JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`n${n}`, 1]))),
      'too_complex',
    ],
    ['of more bytes than a job', JSON.stringify({ a: 'x'.repeat(600_000) }), 'TEXT_TOO_LONG'],
    ['of half a character', '{"a":"\\ud800"}', 'not_well_formed'],
    ['of another type', '[1]', 'invalid_type'],
  ])('%s is refused', async (_, body, code) => {
    expect(await receive(receiveJson(false), body)).toBe(code);
  });

  it('in another encoding is refused, in which brackets could hide', async () => {
    const utf16 = new Uint8Array(Buffer.from('{"a":1}', 'utf16le'));
    expect(await receive(receiveJson(false), utf16, 'application/json; charset=utf-16')).toBe('too_complex');
  });

  it('has names, and prototypes are names like others', async () => {
    const body = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"a[4294967294]":1}';
    expect(await receive(receiveJson(false), body)).toEqual({ names: ['__proto__', 'constructor', 'a[4294967294]'], query });
    expect('polluted' in {}).toBe(false);
  });
});

describe('a form without files', () => {
  it('has names that are not read as paths', async () => {
    const body = 'a[4294967294]=1&a[b]=2&__proto__[c]=3&__proto__=4&constructor=5';
    const names = ['a[4294967294]', 'a[b]', '__proto__[c]', 'constructor'];
    expect(await receive(receiveUrlencoded(), body, 'application/x-www-form-urlencoded')).toEqual({ names, query });
    expect('c' in {}).toBe(false);
  });

  it.each([
    ['of fields without end', 'a=1&'.repeat(1_000), 'invalid_form'],
    ['of more bytes than a job', `a=${'x'.repeat(600_000)}`, 'TEXT_TOO_LONG'],
  ])('%s is refused', async (_, body, code) => {
    expect(await receive(receiveUrlencoded(), body, 'application/x-www-form-urlencoded')).toBe(code);
  });
});

it('a refusal of unknown fields names ten of them, cut, and counts the others', () => {
  const input = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`${'x'.repeat(100)}${n}`, 1]));
  const refusal = (): unknown => {
    try {
      return parseInput(z.strictObject({}), input);
    } catch (error) {
      return isAppError(error) ? error.details.fields : error;
    }
  };
  const [field] = refusal() as { message: string }[];
  expect(field?.message).toMatch(/ and 4990 more\.$/);
  expect(field?.message.length).toBeLessThan(700);
});
