import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseSecretKeys } from '../src/parse-secret-keys.ts';

describe('a secret key', () => {
  const bytes = randomBytes(32);

  it.each([
    ['base64', bytes.toString('base64')],
    ['base64 without padding', bytes.toString('base64').replace('=', '')],
    ['hexadecimal digits', bytes.toString('hex')],
    ['capital hexadecimal digits', bytes.toString('hex').toUpperCase()],
  ])('may be given as %s', (_, text) => {
    expect(parseSecretKeys(text)?.map((each) => Buffer.from(each).toString('hex'))).toEqual([bytes.toString('hex')]);
  });

  it('may be followed by older ones', () => {
    const text = `${bytes.toString('hex')}, ${Buffer.alloc(32, 7).toString('base64')}`;
    expect(parseSecretKeys(text)?.map((each) => each[0])).toEqual([bytes[0], 7]);
  });

  it.each([
    ['nothing', ''],
    ['31 bytes', randomBytes(31).toString('base64')],
    ['33 bytes', randomBytes(33).toString('hex')],
    ['a word', 'correct horse battery staple'],
    ['a list with a gap', `${bytes.toString('hex')},`],
    ['a list with a wrong item', `${bytes.toString('hex')},abc`],
    ['base64 with anything in between', `${bytes.toString('base64').slice(0, 20)} ${bytes.toString('base64').slice(20)}`],
  ])('may not be %s', (_, text) => {
    expect(parseSecretKeys(text)).toBeUndefined();
  });
});
