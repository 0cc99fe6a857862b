// Runs in a process of its own, as a file of skills is for the whole process: prints the version of the engine with it.

import { engineVersion } from '@winnow/contracts';
import { useSkillFile } from '../../src/use-skill-file.ts';

const before = engineVersion;
try {
  useSkillFile(process.argv[2] ?? '');
  process.stdout.write(JSON.stringify({ before, after: engineVersion }));
} catch (error) {
  process.stdout.write(JSON.stringify({ error: error instanceof Error ? `${error.name}: ${error.message}` : '' }));
}
