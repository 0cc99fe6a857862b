import { env } from 'node:process';
import { withoutChromium } from './without-chromium.ts';

/** Says once why suites of the run will be skipped. */
export const setup = (): void => {
  if (withoutChromium)
    console.warn(
      'Skipping suites that need Chromium: there is none. Set WINNOW_CHROMIUM to its path, or install it in /usr/bin.',
    );
  if (env.WINNOW_CORPUS === undefined)
    console.warn('Skipping suites on real resumes: WINNOW_CORPUS is not set to a folder with the folder "files".');
};
