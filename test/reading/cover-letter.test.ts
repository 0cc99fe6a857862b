import type { LanguageCode } from '@winnow/contracts';
import { localeOf } from '@winnow/languages';
import { parseResume } from '@winnow/resumes';
import { describe, expect, it } from 'vitest';
import { readLayout } from './evaluate/read-resume.ts';
import { generateResume } from './generate-resume.ts';
import { loadVocabularies, vocabularyCodes } from './load-vocabularies.ts';
import { layOutResume } from './render/render-resume.ts';
import { isLine } from './render/sheet.ts';
import type { Vocabulary } from './vocabulary.ts';

const vocabularies = await loadVocabularies(vocabularyCodes());

const resumeOf = (vocabulary: Vocabulary): string =>
  layOutResume(generateResume(vocabulary, 1), 'one-column')
    .sheet.body.filter(isLine)
    .map(({ text, aside = '', role }) => `${role === 'heading' ? '\n' : ''}${text}    ${aside}`.trimEnd())
    .join('\n');

const letterOf = ({ language, summaries, bullets, people }: Vocabulary): string => {
  const { salutations, closings } = localeOf(language as LanguageCode).letter;
  const said = [...summaries.slice(0, 3), ...bullets.slice(0, 4)].join(' ');
  return `${salutations[0]} ${people[0]!.name},\n\n${said}\n\n${closings[0]!.replace(/^-/, '')}\n\n`;
};

const parse = async (text: string) => parseResume(await readLayout(new TextEncoder().encode(text)));

describe('a letter before a resume', () => {
  it.each(vocabularies.map((vocabulary) => [vocabulary.language, vocabulary] as const))(
    '%s: changes nothing that is read',
    async (_, vocabulary) => {
      const resume = resumeOf(vocabulary);
      const [alone, behind] = [await parse(resume), await parse(`${letterOf(vocabulary)}${resume}`)];
      expect(behind.facts.extraction.warnings).toContainEqual({ code: 'cover_letter', page: 1 });
      expect({ ...behind.content, confirm: [] }).toEqual({ ...alone.content, confirm: [] });
    },
  );
});
