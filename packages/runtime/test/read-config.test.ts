import { describe, expect, it } from 'vitest';
import {
  ConfigError,
  choiceKey,
  durationKey,
  integerKey,
  listKey,
  optional,
  readConfig,
  redactConfig,
  textKey,
} from '../src/index.ts';

const spec = {
  port: integerKey({ key: 'PORT', min: 0, max: 65_535, fallback: '8080', meaning: 'port' }),
  mode: choiceKey({ key: 'MODE', choices: ['one', 'two'], fallback: 'one', meaning: 'mode' }),
  keep: durationKey({ key: 'KEEP', fallback: '24h', meaning: 'time' }),
  hosts: listKey({ key: 'HOSTS', fallback: '', accepts: 'names', valid: (item) => /^[a-z]+$/.test(item), meaning: 'hosts' }),
  secret: optional(textKey({ key: 'SECRET', fallback: '', secret: true, meaning: 'secret' })),
};

describe('a configuration', () => {
  it('has its defaults when nothing is set, or only blanks are', () => {
    expect(readConfig(spec, { PORT: ' ' })).toEqual({ port: 8080, mode: 'one', keep: 86_400_000, hosts: [], secret: undefined });
  });

  it('is read from texts', () => {
    expect(readConfig(spec, { PORT: '0', MODE: 'two', KEEP: '90s', HOSTS: 'a, b', SECRET: 's' })).toEqual({
      port: 0,
      mode: 'two',
      keep: 90_000,
      hosts: ['a', 'b'],
      secret: 's',
    });
  });

  it('names every wrong key, what was given and what is accepted, in one line each', () => {
    const read = () => readConfig(spec, { PORT: '-1', MODE: 'three', KEEP: '24', HOSTS: 'a,B' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(
      [
        'PORT is "-1"; accepted: a whole number from 0 to 65535.',
        'MODE is "three"; accepted: one, two.',
        'KEEP is "24"; accepted: a number with ms, s, m, h or d, such as 24h.',
        'HOSTS is "a,B"; accepted: names.',
      ].join('\n'),
    );
  });

  it.each(['8080.5', '0x50', '1e3', '65536', '٨'])('does not take %s for a port', (text) => {
    expect(() => readConfig(spec, { PORT: text })).toThrow(/PORT/);
  });

  it('hides its secrets when it is printed', () => {
    expect(redactConfig(spec, readConfig(spec, { SECRET: 's' }))).toMatchObject({ SECRET: '(hidden)', PORT: 8080 });
  });
});
