import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLogDestination } from '../src/log-destination.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const openLog = () => {
  const written: string[] = [];
  const writeOut = (text: string): void => {
    written.push(
      ...text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).msg),
    );
  };
  return { logger: pino({}, openLogDestination(writeOut)), written };
};

it('writes a line at once, and those of a burst together', () => {
  const { logger, written } = openLog();
  logger.info('one');
  expect(written).toEqual(['one']);
  logger.info('two');
  logger.info('three');
  expect(written).toEqual(['one']);
  vi.advanceTimersByTime(100);
  expect(written).toEqual(['one', 'two', 'three']);
});

it('writes warnings and errors at once, after the lines before them', () => {
  const { logger, written } = openLog();
  for (const line of ['one', 'two']) logger.info(line);
  logger.warn('three');
  logger.info('four');
  logger.error('five');
  expect(written).toEqual(['one', 'two', 'three', 'four', 'five']);
});

it('writes the rest when the process exits', () => {
  const { logger, written } = openLog();
  for (const line of ['one', 'two']) logger.info(line);
  process.listeners('exit').find(({ name }) => name === 'flushAll')?.(0);
  expect(written).toEqual(['one', 'two']);
});
