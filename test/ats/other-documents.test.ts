import { assessAts } from '@winnow/ats';
import { parseResume } from '@winnow/resumes';
import { expect, it } from 'vitest';
import { moreAdverts } from '../../packages/jobs/test/more-adverts.ts';
import { westernAdverts } from '../../packages/jobs/test/western-adverts.ts';
import { otherDocuments } from '../../packages/resumes/test/other-documents.ts';
import { readLayout } from '../reading/evaluate/read-resume.ts';

const adverts = [...westernAdverts, ...moreAdverts];

it.each([...otherDocuments, ...adverts].map(({ name, text }) => [name, text] as const))(
  'the score of %s is never good',
  async (_, text) => {
    const layout = await readLayout(Buffer.from(text));
    const { content, facts } = parseResume(layout);
    const assessment = assessAts({ layout, content, document: { ...facts, sha256: 'a'.repeat(64) }, jobTerms: [] });
    // An advertisement in prose that names many skills may pass for a short resume.
    expect(['fair', 'poor']).toContain(assessment.band);
  },
);
