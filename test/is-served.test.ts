import { expect, it } from 'vitest';
import { isServed } from '../scripts/is-served.ts';

it.each(['ats/src/rubric.ts', 'languages/data/de/report.json', 'gateway/package.json', 'web/src/style.css'])(
  'a change of %s restarts `npm run dev`',
  (path) => expect(isServed(path)).toBe(true),
);

it.each([
  'ats/test/checks.test.ts',
  'ats/README.md',
  'gateway/node_modules/x/index.js',
  'ats/src/rubric.ts~',
  'ats/src/.swap/a.ts',
])('a change of %s does not restart it', (path) => expect(isServed(path)).toBe(false));
