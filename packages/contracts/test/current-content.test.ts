import { describe, expect, it } from 'vitest';
import { currentContent, noContent, type StoredContent } from '../src/constants.ts';
import { resumeContent } from '../src/index.ts';

const read = (value: string) => ({
  value,
  confidence: 0.9,
  source: { page: 2, box: [1, 2, 3, 4] as const, quote: `Skills: ${value}` },
});

describe('the stored content of a resume', () => {
  it('of the first shape is understood, with as much as it says', () => {
    const { other_skills, ...first } = noContent;
    const stored: StoredContent = {
      ...first,
      skills: [{ ...read('Go'), name: 'Go', canonical: 'go', evidence: ['skills', 'experience'], months: null }],
      languages: [{ ...read('German B2'), code: 'de', level: 'B2' }],
    };
    const content = resumeContent.parse(currentContent(stored));
    expect(content.skills[0]?.evidence.map(({ section, form, quote }) => [section, form, quote])).toEqual([
      ['skills', 'listed', 'Skills: Go'],
      ['experience', 'told', 'Go'],
    ]);
    expect(content.languages[0]).toMatchObject({ name: 'German B2', level_raw: null });
    expect(content.other_skills).toEqual(other_skills);
  });

  it('of today stays as it is', () => {
    expect(currentContent(noContent)).toBe(noContent);
  });
});
