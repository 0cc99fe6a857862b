// Runs in a process of its own, as a table of skills is for the whole process: prints what is found with it, in a thread.

import { readFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { addSkillFile, hashOfSkills } from '../../src/skill-file.ts';

const path = process.argv[2] ?? '';

if (isMainThread) {
  addSkillFile({ path, sha256: hashOfSkills(readFileSync(path, 'utf8')) });
  new Worker(new URL(import.meta.url)).once('message', (found) => process.stdout.write(JSON.stringify(found)));
} else {
  const { canonicalSkill, findSkills, isCertification, nearness, occupationsOf, relationOf, skillLabel } = await import(
    '../../src/index.ts'
  );
  const found = (text: string): readonly string[] => findSkills(text).map(({ canonical }) => canonical);
  parentPort?.postMessage({
    own: found('Experience with Frobnicator Pro, FrobPro and Python'),
    added: [found('- Pgbase'), canonicalSkill('Pgbase')],
    facts: [skillLabel('frobnicator pro'), isCertification('frobnicator pro')],
    relations: [
      relationOf('FrobPro', 'SQL'),
      relationOf('Frobnicator Pro', 'Widgetizer'),
      relationOf('Widgetizer', 'Frobnicator Pro'),
      relationOf('PostgreSQL', 'SQL'),
    ],
    occupations: [
      ...occupationsOf('Senior Frobnicators', 'en'),
      ...occupationsOf('Frobnikatorin (m/w/d)', 'de'),
      ...occupationsOf('Nurse', 'en'),
    ].map(({ id }) => id),
    skills: occupationsOf('Frobnicator', 'en')[0]?.skills,
    near: nearness('frobnicator', 'machinist'),
  });
}
