import { AppError } from '@winnow/kernel';

const segment = /^[A-Za-z0-9._-]{1,128}$/;

const isSegment = (text: string): boolean => segment.test(text) && text !== '.' && text !== '..';

/** Throws `INTERNAL` for a name that `Files` does not allow. */
export const assertFileName = (name: string): void => {
  if (name.length > 512 || !name.split('/').every(isSegment)) throw new AppError('INTERNAL', 'A file name is not allowed.');
};

/** Throws `INTERNAL` for a prefix that no name of `Files` can have. */
export const assertFilePrefix = (prefix: string): void => {
  const segments = prefix.split('/');
  const last = segments.pop() ?? '';
  if (!segments.every(isSegment) || (last !== '' && !segment.test(last)))
    throw new AppError('INTERNAL', 'A file prefix is not allowed.');
};
