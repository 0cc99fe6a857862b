import { languageLevelIn, spokenLanguageIn } from '@winnow/languages';
import { listItems } from '../lists/list-items.ts';
import type { Section } from './split-sections.ts';

/**
 * True for programming languages under "Languages": names of one or two plain words without a spoken language or a language
 * level.
 */
const isOfCode = ({ kind, lines }: Section): boolean => {
  const items = kind === 'languages' ? listItems(lines) : [];
  return (
    items.length > 1 &&
    items.every(
      ({ text, label }) =>
        label === null && /^[!-~]+(?: [!-~]+)?$/u.test(text) && spokenLanguageIn(text) === null && languageLevelIn(text) === null,
    )
  );
};

/** Moves sections of programming languages to the skills: their heading does not say which languages they are. */
export const moveProgrammingLanguages = (sections: readonly Section[]): readonly Section[] =>
  sections.map((section) => (isOfCode(section) ? { ...section, kind: 'skills' } : section));
