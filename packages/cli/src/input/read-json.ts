import { usageError } from '../cli-error.ts';
import type { Io } from '../io.ts';
import { readInput } from './local-file.ts';
import { standard } from './read-stdin.ts';

type JsonObject = { readonly [name: string]: unknown };

/** A JSON text without its byte order mark. Throws a usage error when it is no JSON object. */
export const parseObject = (text: string, path: string): JsonObject => {
  const name = path === standard ? 'stdin' : path;
  let body: unknown;
  try {
    body = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw usageError(`${name} is not valid JSON: ${error instanceof Error ? error.message : ''}`);
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw usageError(`${name} holds no JSON object.`);
  return body as JsonObject;
};

/** The content of a JSON file, which the server validates. Throws a usage error when it is not JSON. */
export const readJson = async <T>(io: Io, path: string): Promise<T> =>
  parseObject(new TextDecoder().decode(await readInput(io, path)), path) as T;

/** An ID as it was given; for `-`, the one in the JSON that another command printed. */
export const readId = async (io: Io, given: string, field: 'batch_id' | 'job_id'): Promise<string> => {
  if (given !== standard) return given;
  const { [field]: id } = await readJson<JsonObject>(io, given);
  if (typeof id !== 'string') throw usageError(`The JSON on stdin has no ${field}.`);
  return id;
};
