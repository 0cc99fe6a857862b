import type { LanguageCode } from '@winnow/contracts';
import { hiringLocaleOf } from '../../src/hiring.ts';
import { reportTextsOf } from '../../src/texts.ts';

export type Message = readonly [path: string, message: string];

const messagesIn = (value: unknown, path: string): readonly Message[] => {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, each]) => messagesIn(each, path === '' ? key : `${path}.${key}`));
};

/** Every message of a language by its path. */
export const messagesOf = (code: LanguageCode): readonly Message[] => {
  const { match, ranking, interview } = hiringLocaleOf(code);
  return messagesIn({ ...reportTextsOf(code), match, ranking, interview }, '');
};
