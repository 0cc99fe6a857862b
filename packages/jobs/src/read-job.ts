import type { JobReading } from '@winnow/contracts';
import { defaultLanguage } from '@winnow/contracts/constants';
import { detectLanguage } from '@winnow/languages';
import type { Tally } from '@winnow/skills';
import { readFacts } from './facts/read-facts.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { normalizeJobText } from './normalize-job-text.ts';
import { readStatement } from './statement/read-statement.ts';
import { jobLines } from './text/job-lines.ts';
import { partedStatements } from './text/parts.ts';
import { defaultShares } from './weights.ts';

/** `readJob`, also counting the steps of its searches. */
export const readJobCounting = (given: string, tally?: Tally): JobReading => {
  const text = normalizeJobText(given);
  const lines = jobLines(text);
  const language = detectLanguage(lines.map((line) => line.text)).language;
  const spoken = language ?? defaultLanguage;
  const { title, company, location, seniority, lines: facts } = readFacts(text, lines, spoken);
  const statements = partedStatements(
    text,
    lines.filter((line) => !facts.has(line)),
    spoken,
  );
  const headed = statements.some(({ part }) => part === 'required' || part === 'preferred');
  const drafts = statements.flatMap(({ start, end, part, bullet }) =>
    readStatement(text.slice(start, end), { language: spoken, part, bullet, headed }, tally),
  );
  return { title, company, location, language, seniority, requirements: mergeDrafts(drafts), weights: defaultShares };
};

/**
 * The requirements of a job description. The text need not be normalised; requirements quote its normalised form. Empty when
 * there are none.
 */
export const readJob = (text: string): JobReading => readJobCounting(text);
