// Loaded before a service (node --import) by the tests of upgrades: the process, and its worker threads, run this code as another release.
import { registerHooks } from 'node:module';
import { env } from 'node:process';
import type { OtherRelease } from './as-release.ts';

const { engine, messages }: OtherRelease = JSON.parse(env.WINNOW_TEST_RELEASE ?? '{}');

/** Replaces what must be there, so that a test does not silently run the present release. */
const replace = (source: string, pattern: RegExp, text: string): string => {
  if (!pattern.test(source)) throw new Error(`No ${pattern} to replace.`);
  return source.replace(pattern, text);
};

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    const change = (edit: (source: string) => string) => ({ ...loaded, source: edit(String(loaded.source)) });
    if (url.endsWith('/contracts/src/engine-version.ts') && engine !== undefined)
      return change((source) => replace(source, /engineVersion = '[^']+'/, `engineVersion = '${engine}'`));
    if (url.endsWith('/contracts/src/messages/catalogue.ts'))
      return change((source) =>
        Object.entries(messages ?? {}).reduce(
          (text, [type, version]) => replace(text, new RegExp(`( type: '${type}',[^}]*?)\\}\\)`), `$1 version: ${version} })`),
          source,
        ),
      );
    return loaded;
  },
});
