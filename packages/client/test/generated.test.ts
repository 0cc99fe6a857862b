import { describe, expect, it } from 'vitest';
import { generatedClientFiles } from '../../../scripts/clients/generated-files.ts';
import { readSource } from '../../../test/support/workspaces.ts';

describe('what is generated of the OpenAPI document', () => {
  it.each(Object.entries(generatedClientFiles()))('is current: %s', (path, text) => {
    expect(readSource(path) === text, 'Run `npm run generate`.').toBe(true);
  });
});
