import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { messages } from '../src/index.ts';
import { collections } from '../src/records/collections.ts';
import { samplesOf } from './support/sample-of.ts';
import { createSamples, linesOf, recordSchemas, samplesFolder } from './support/sample-sets.ts';

const releases = readdirSync(samplesFolder);
const filesOf = (release: string): readonly string[] => readdirSync(new URL(`${release}/`, samplesFolder));
const textOf = (release: string, file: string): string => readFileSync(new URL(`${release}/${file}`, samplesFolder), 'utf8');
const stored = releases.flatMap((release) => filesOf(release).map((file) => [release, file] as const));

/** A stored value as today's code understands it. Throws for one that it does not understand. */
const understand = (file: string, value: unknown): unknown => {
  const [, type, version] = /^message\.(.+)\.v(\d+)\.jsonl$/.exec(file) ?? [];
  if (type === undefined) {
    const [, name = ''] = /^record\.(\w+)\.jsonl$/.exec(file) ?? [];
    return recordSchemas[name as keyof typeof recordSchemas].parse(value);
  }
  const definition = messages.find((each) => each.type === type);
  if (definition === undefined) throw new Error(`There is no message ${type} any more.`);
  if (Number(version) === definition.version) return definition.schema.parse(value);
  const convert = (definition as { readonly accepts?: { readonly [version: number]: (payload: unknown) => unknown } }).accepts?.[
    Number(version)
  ];
  if (convert === undefined) throw new Error(`Version ${version} of ${type} is not accepted.`);
  return definition.schema.parse(convert(value));
};

describe('what a release published and stored', () => {
  it.each(stored)('%s: %s is understood today', (release, file) => {
    for (const line of textOf(release, file).trimEnd().split('\n'))
      expect(() => understand(file, JSON.parse(line)), line).not.toThrow();
  });

  it('is kept as samples: run "npm run generate" after a change', () => {
    const made = Object.fromEntries([...createSamples()].map(([file, values]) => [file, linesOf(values)]));
    expect(Object.fromEntries(filesOf('next').map((file) => [file, textOf('next', file)]))).toEqual(made);
  });

  it('has samples of every collection', () => {
    expect(Object.keys(recordSchemas).toSorted()).toEqual(Object.keys(collections).toSorted());
  });
});

describe('samples of a schema', () => {
  it('show every branch, with and without what may be left out', () => {
    const schema = z.object({ kind: z.enum(['a', 'b']), note: z.string().nullable(), more: z.int().min(5).optional() });
    const samples = samplesOf(schema);
    for (const sample of samples) expect(schema.parse(sample)).toEqual(sample);
    expect(samples).toEqual([
      { kind: 'a', note: null },
      { kind: 'b', note: 'text', more: 60 },
    ]);
  });

  it('would be missed by a schema that asks for more than before', () => {
    const before = z.object({ a: z.string() });
    const now = z.object({ a: z.string(), b: z.string() });
    expect(samplesOf(before).every((sample) => now.safeParse(sample).success)).toBe(false);
  });
});
