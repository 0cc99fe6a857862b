import { describe, expect, it } from 'vitest';
import { runOcrCommand } from '../src/ocr-command.ts';

const never = new AbortController().signal;
const png = Uint8Array.of(1, 2, 3);

describe.runIf(process.platform === 'linux')('an OCR command', () => {
  it('gets the picture on its input, and neither a shell nor the environment of the process', async () => {
    expect(await runOcrCommand(['cat'], png, never)).toBe('\u0001\u0002\u0003');
    expect(await runOcrCommand(['echo', '$HOME; exit 1'], png, never)).toBe('$HOME; exit 1\n');
    const names = (await runOcrCommand(['env'], png, never)).split('\n').map((line) => line.split('=')[0] ?? '');
    expect(names.filter((name) => !['PATH', 'TESSDATA_PREFIX', 'OMP_THREAD_LIMIT', 'PWD', '_', ''].includes(name))).toEqual([]);
  });

  it('is ended when it takes more memory than it may', async () => {
    const greedy = runOcrCommand(['tail', '/dev/zero'], png, never, 50_000);
    await expect(greedy).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringMatching(/^The OCR command ended with/),
    });
  });

  it('is ended when it writes more than a page has', async () => {
    await expect(runOcrCommand(['cat', '/dev/zero'], png, never)).rejects.toThrow('The OCR command wrote too much.');
  });
});
