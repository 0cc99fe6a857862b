import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bruToJsonV2, collectionBruToJson } from '@usebruno/lang';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { loadDocument, readOperations } from '../scripts/clients/read-operations.ts';
import { writeBruno } from '../scripts/clients/write-bruno.ts';
import { root } from './support/workspaces.ts';

const document = loadDocument();
const operations = readOperations(document);
const files = Object.entries(writeBruno(document, operations));
const idOf = (path: string): string => basename(path, '.bru').replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const requests = files
  .filter(([path]) => /^clients\/bruno\/(?!environments)\w+\/.+\.bru$/.test(path))
  .map(([path, text]) => ({ operation: operations.find(({ id }) => id === idOf(path)), path, ...bruToJsonV2(text) }));

describe('the Bruno collection', () => {
  it('has every operation, with its method and path, and sends the key', () => {
    expect(requests.map(({ operation }) => operation)).toEqual(operations);
    for (const { operation, path, http } of requests)
      expect([http.method.toUpperCase(), http.url.replaceAll(/:(\w+)/g, '{$1}')], path).toEqual([
        operation?.method,
        `{{url}}${operation?.path}`,
      ]);
    const collection = files.find(([path]) => path.endsWith('/collection.bru'))?.[1] ?? '';
    expect(collectionBruToJson(collection).auth.mode).toBe('apikey');
  });

  it('sends files that exist, and JSON that the document allows', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    for (const { operation, path, body } of requests) {
      for (const { type, value } of body?.multipartForm ?? [])
        for (const file of type === 'file' ? value : []) expect(existsSync(join(root, 'clients/bruno', file)), path).toBe(true);
      if (body?.json === undefined) continue;
      const isAllowed = ajv.compile({ ...operation?.bodySchema, components: document.components });
      isAllowed(JSON.parse(body.json));
      expect(isAllowed.errors, path).toBe(null);
    }
  });
});
