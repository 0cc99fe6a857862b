import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ZodOpenApiResponseObject } from 'zod-openapi';
import { createAsyncApiDocument, createOpenApiDocument } from '../src/documents.ts';
import { type HttpOperation, httpOperations, messages } from '../src/index.ts';
import { createRecordsDocument } from './support/records-document.ts';

const committed = (name: string): unknown => JSON.parse(readFileSync(new URL(`../generated/${name}`, import.meta.url), 'utf8'));
const plain = (document: unknown): unknown => JSON.parse(JSON.stringify(document));

describe('the committed documents', () => {
  it('are those that the schemas give: run "npm run generate" after a change', () => {
    expect(committed('openapi.json')).toEqual(plain(createOpenApiDocument()));
    expect(committed('asyncapi.json')).toEqual(plain(createAsyncApiDocument()));
    expect(committed('records.json')).toEqual(plain(createRecordsDocument()));
  });

  it('carry the version of the specification', () => {
    expect(createOpenApiDocument().info.version).toBe('3.1.0');
  });
});

describe('every reference of the documents', () => {
  const resolve = (document: unknown, reference: string): unknown =>
    reference
      .slice(2)
      .split('/')
      .reduce((part: unknown, name) => (part as Record<string, unknown> | undefined)?.[name.replaceAll('~1', '/')], document);

  it.each([
    ['openapi.json', createOpenApiDocument()],
    ['asyncapi.json', createAsyncApiDocument()],
    ['records.json', createRecordsDocument()],
  ])('of %s leads somewhere', (_, document) => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '');
    expect(references.length).toBeGreaterThan(5);
    for (const reference of references) expect(resolve(document, reference), reference).toBeDefined();
  });
});

describe('the OpenAPI document', () => {
  it('has every operation, with an answer for each error that it names', () => {
    const { paths = {} } = createOpenApiDocument();
    for (const operation of Object.values(httpOperations)) {
      const described = paths[operation.path]?.[operation.method];
      expect(described?.responses).toBeDefined();
      if (operation.access.key !== 'none')
        expect(Object.keys(described?.responses ?? {})).toEqual(expect.arrayContaining(['401', '403', '429', '503']));
    }
  });
});

describe('the examples of the OpenAPI document', () => {
  /** Pages are megabytes, and the document cannot contain itself. */
  const withoutExample = ['text/html', 'openapi'];

  it('are recorded for every operation', () => {
    const { paths = {} } = createOpenApiDocument();
    const missing = Object.entries<HttpOperation>(httpOperations).flatMap(([id, { path, method, answers }]) =>
      answers.flatMap(({ status, schema, contentType = 'application/json' }) => {
        if (schema === undefined || status >= 400 || withoutExample.includes(contentType) || withoutExample.includes(id))
          return [];
        const answer: ZodOpenApiResponseObject | undefined = paths[path]?.[method]?.responses?.[`${status}`];
        return answer?.content?.[contentType]?.example === undefined ? [`${id} ${status} ${contentType}`] : [];
      }),
    );
    expect(missing).toEqual([]);
  });
});

describe('the message catalogue', () => {
  it('names every topic once', () => {
    const names = messages.flatMap(({ type, lanes }) => lanes.map((lane) => `${type} ${lane}`));
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(createAsyncApiDocument().channels)).toHaveLength(names.length);
  });
});
