import { styleText } from 'node:util';
import type { Io, Output } from '../io.ts';

type Format = 'bold' | 'dim' | 'green' | 'yellow' | 'red' | 'cyan';

/** Colours a text, or returns it unchanged. */
export type Paint = (format: Format, text: string) => string;

/** True for a terminal whose user wants colours (no-color.org). */
const wantsColours = ({ isTTY }: Output, { NO_COLOR = '', TERM }: Io['env']): boolean =>
  isTTY === true && NO_COLOR === '' && TERM !== 'dumb';

/** Colours for a stream. */
export const createPaint = (output: Output, env: Io['env']): Paint =>
  wantsColours(output, env) ? (format, text) => styleText(format, text, { validateStream: false }) : (_, text) => text;
