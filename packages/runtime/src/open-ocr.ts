import { AppError } from '@winnow/kernel';
import { createBreaker } from './breaker.ts';
import { createTurns } from './create-turns.ts';
import { errorFacts } from './logger.ts';
import { maxOcrBytes, runOcrCommand } from './ocr-command.ts';
import type { OcrConfig } from './ocr-config.ts';
import type { ProviderTools } from './provider.ts';
import { ConfigError } from './read-config.ts';

/** Text recognition that an operator may add. */
export type Ocr = {
  /** Pages of a file, one after another, as the TSV of tesseract; `undefined` when one of them could not be read in time. */
  readonly recognize: (pages: AsyncIterable<Uint8Array>, signal: AbortSignal) => Promise<readonly string[] | undefined>;
  readonly stop: () => void;
};

/** Files at the same time, in one process. */
const maxConcurrent = 2;

/** An endpoint is left alone after so many failures in a row. */
const failures = 3;
const openMs = 30_000;

const post = async (url: string, png: Uint8Array, signal: AbortSignal): Promise<string> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'image/png', accept: 'text/tab-separated-values' },
    body: new Uint8Array(png),
    redirect: 'error',
    signal,
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new AppError('UNAVAILABLE', `The OCR endpoint answered with status ${response.status}.`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxOcrBytes) throw new AppError('UNAVAILABLE', 'The OCR endpoint answered with too much.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** The OCR of the configuration, if there is one, with bounded time, output and concurrency. Logs no text. */
export const openOcr = ({ ocrCommand, ocrUrl, ocrTimeoutMs }: OcrConfig, { logger, metrics }: ProviderTools): Ocr | undefined => {
  if (ocrCommand !== undefined && ocrUrl !== undefined)
    throw new ConfigError('Set WINNOW_OCR_COMMAND or WINNOW_OCR_URL, not both.');
  if (ocrCommand === undefined && ocrUrl === undefined) return undefined;
  const turns = createTurns(maxConcurrent);
  const breaker = createBreaker({
    failures,
    openMs,
    onChange: (state) => {
      metrics.breaker('ocr', state);
      metrics.breakersOpen('ocr', state === 'closed' ? 0 : 1);
    },
  });
  const read = (png: Uint8Array, signal: AbortSignal): Promise<string> =>
    ocrUrl === undefined
      ? runOcrCommand((ocrCommand ?? '').split(/\s+/), png, signal)
      : breaker.fire(() => post(ocrUrl, png, signal));
  const readAll = async (pages: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<readonly string[]> => {
    const texts: string[] = [];
    for await (const png of pages) {
      const text = await read(png, signal);
      if (!/^level\t/.test(text)) throw new AppError('UNAVAILABLE', 'The OCR did not answer with the TSV of tesseract.');
      texts.push(text);
    }
    return texts;
  };
  return {
    recognize: async (pages, signal) => {
      try {
        return await turns(() => readAll(pages, AbortSignal.any([signal, AbortSignal.timeout(ocrTimeoutMs)])));
      } catch (error) {
        signal.throwIfAborted();
        logger.warn({ breaker: breaker.state(), ...errorFacts(error) }, 'The text of a scan could not be recognized');
        return undefined;
      }
    },
    stop: breaker.stop,
  };
};
