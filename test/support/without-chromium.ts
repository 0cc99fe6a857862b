import { env } from 'node:process';
import { findChromium } from '../reading/render/open-pdf-printer.ts';

/**
 * True where suites that need Chromium are to be skipped: there is none, and `WINNOW_TEST_CHROMIUM=required` does not demand one (then
 * they run, and fail for the lack of it).
 */
export const withoutChromium = findChromium(env.WINNOW_CHROMIUM) === undefined && env.WINNOW_TEST_CHROMIUM !== 'required';
