import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { env } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';

const address = env.WINNOW_URL ?? 'http://127.0.0.1:8080';
const headers = env.WINNOW_API_KEY ? { 'x-api-key': env.WINNOW_API_KEY } : {};

const errorOf = ({ detail }) => new Error(`${detail.error}: ${detail.message}`);

const readJson = async (response) => {
  const body = await response.json();
  if (!response.ok) throw errorOf(body);
  return body;
};

/** Calls an endpoint and returns the body of its response. */
export const callWinnow = async (path, options = {}) =>
  readJson(await fetch(new URL(path, address), { ...options, headers: { ...headers, ...options.headers } }));

/** A form with files and other fields, as all analyses take it. */
export const formOf = async (fields, files) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, path] of files) form.append(name, await openAsBlob(path), basename(path));
  return form;
};

/** Posts a form. A request that takes longer than 25 seconds returns an operation, which is polled until it is done. */
export const postForm = async (path, form) => {
  let body = await callWinnow(path, { method: 'POST', body: form });
  while (body.done === false) {
    await delay(1000);
    body = await callWinnow(`/v1/operations/${body.id}`);
  }
  if (body.done && body.status === 'failed') throw errorOf(body.error);
  return body.done ? body.result : body;
};
