import { expect, it } from 'vitest';
import { withToldKinds } from '../src/headings/with-told-kinds.ts';
import { resumeLines } from '../src/layout/resume-lines.ts';
import { layoutOf } from './layout-of.ts';

const kindOf = (heading: string, text: string) => {
  const section = { kind: 'skills' as const, heading, headingLine: null, lines: resumeLines(layoutOf(text)).body };
  return withToldKinds([section], 'en')[0]?.kind;
};

it('takes phrases for what the words of their heading tell', () => {
  expect(kindOf('Projects outside work', 'A garden of herbs behind the old lighthouse')).toBe('projects');
});

it('leaves lists of names, and phrases under other headings, as they were read', () => {
  expect(kindOf('Project Management', 'Scrum, Kanban, Jira, MS Project')).toBe('skills');
  expect(kindOf('What I am good at', 'A steady hand in every storm')).toBe('skills');
});
