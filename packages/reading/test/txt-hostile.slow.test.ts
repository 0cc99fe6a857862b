import { describe, expect, it } from 'vitest';
import { maxCpuMs, startCpuTime } from './cpu-time.ts';
import { outcomeOf, utf8 } from './tools.ts';

describe('a plain file', () => {
  it.each([
    '*a',
    'a ',
    '= ',
    '=',
    '[a](',
    '_',
    '**a',
    'a\u0301',
    '# ',
    '<http://',
    'a\n',
    '\n',
    '- ',
    '**a ',
    '# #',
    `--|${' '.repeat(1000)}`,
    'ﷺ',
  ])('is read in time when 10 MB repeat %j', async (part) => {
    const bytes = utf8(part.repeat(Math.floor((10 * 1024 * 1024) / utf8(part).length)));
    const cpuMs = startCpuTime();
    expect(await outcomeOf(bytes)).toBe('document');
    expect(cpuMs()).toBeLessThan(maxCpuMs);
  });
});
