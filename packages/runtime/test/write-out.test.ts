import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { createWriteOut } from '../src/write-out.ts';

it('goes on without a log when nobody reads it any more, and says so once', () => {
  const written: [number, string][] = [];
  const writeOut = createWriteOut((descriptor, text) => {
    if (descriptor === 1 && text !== 'one') throw Object.assign(new Error('Broken pipe'), { code: 'EPIPE' });
    written.push([descriptor, text]);
  });
  for (const text of ['one', 'two', 'three']) writeOut(text);
  expect(written).toEqual([
    [1, 'one'],
    [2, 'Nobody reads standard output any more: the log ends here.\n'],
  ]);
});

it('loses only what is written while the disk is full', () => {
  const written: [number, string][] = [];
  const writeOut = createWriteOut((descriptor, text) => {
    if (text === 'two') throw Object.assign(new Error('No space left on device'), { code: 'ENOSPC' });
    written.push([descriptor, text]);
  });
  for (const text of ['one', 'two', 'three']) writeOut(text);
  expect(written).toEqual([
    [1, 'one'],
    [1, 'three'],
  ]);
});

const startLogging = (script: string) => {
  const logger = new URL('../src/logger.ts', import.meta.url);
  const created = `import { createLogger } from '${logger}'; const logger = createLogger({ level: 'info', service: 'test' });`;
  return spawn(process.execPath, ['--input-type=module', '--eval', `${created} ${script}`]);
};

it('loses no line where its reader is behind', async () => {
  const count = 20_000;
  const child = startLogging(
    `for (let number = 0; number < ${count}; number += 1) logger.error({ number }, 'line'); process.exit();`,
  );
  let text = '';
  child.stdout.on('data', (bytes) => {
    text += bytes;
  });
  await once(child, 'close');
  const numbers = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).number);
  expect(numbers).toEqual(Array.from({ length: count }, (_, number) => number));
});

it('lets a process end whose log nobody reads any more', async () => {
  const child = startLogging(`
    logger.error('one');
    process.stdin.once('data', () => {
      for (const line of ['two', 'three']) logger.error(line);
      process.exit(7);
    });`);
  let complaint = '';
  child.stderr.on('data', (bytes) => {
    complaint += bytes;
  });
  const [first] = await once(child.stdout, 'data');
  expect(JSON.parse(String(first)).msg).toBe('one');
  child.stdout.destroy();
  await once(child.stdout, 'close');
  child.stdin.write('go');
  const [code] = await once(child, 'close');
  expect(code).toBe(7);
  expect(complaint).toContain('Nobody reads standard output any more');
});
