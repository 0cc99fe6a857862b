import { languageCodes } from '@winnow/contracts/constants';
import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { knownWordsOf } from './evaluate/known-words.ts';
import { loadVocabularies, vocabularyCodes } from './load-vocabularies.ts';
import { sectionNames, type Vocabulary } from './vocabulary.ts';

const vocabularies = await loadVocabularies();

/** The fewest of each list. */
const min = {
  people: 4,
  phones: 3,
  places: 3,
  monthYear: 3,
  ranges: 2,
  present: 3,
  titles: 6,
  companies: 6,
  institutions: 4,
  degrees: 5,
  bullets: 10,
  summaries: 3,
  skills: 12,
  spoken: 3,
  certifications: 3,
  projects: 2,
  volunteering: 2,
} as const satisfies Partial<{ [name in keyof Vocabulary]: number }>;

const doubles = (items: readonly string[]): readonly string[] => items.filter((item, index) => items.indexOf(item) !== index);

const allHeadings = ({ headings }: Vocabulary) =>
  sectionNames.flatMap((kind) => headings[kind].map((heading) => ({ kind, heading })));

describe('the vocabularies', () => {
  it('are there for all fifty languages', () => {
    expect(vocabularyCodes()).toEqual(languageCodes.toSorted());
  });

  it.each(vocabularies.map((vocabulary) => [vocabulary.language, vocabulary] as const))(
    '%s has enough of everything',
    (_, vocabulary) => {
      const counts = Object.entries(min).map(([name, count]) => ({
        name,
        enough: vocabulary[name as keyof typeof min].length >= count,
      }));
      expect(counts.filter(({ enough }) => !enough)).toEqual([]);
      for (const kind of sectionNames) expect(vocabulary.headings[kind].length, kind).toBeGreaterThanOrEqual(3);
      for (const labels of Object.values(vocabulary.labels)) expect(labels.length).toBeGreaterThanOrEqual(1);
      expect(vocabulary.months).toHaveLength(12);
      expect(vocabulary.shortMonths).toHaveLength(12);
      expect([...(vocabulary.digits ?? '0123456789')]).toHaveLength(10);
    },
  );

  it.each(vocabularies.map((vocabulary) => [vocabulary.language, vocabulary] as const))(
    '%s has patterns that can be filled in',
    (_, vocabulary) => {
      for (const pattern of vocabulary.monthYear) {
        expect(pattern).toMatch(/\{(?:month|short|MM|M)\}/);
        expect(pattern).toContain('{year}');
      }
      for (const range of vocabulary.ranges) expect(range).toMatch(/\{start\}.*\{end\}/);
    },
  );

  it.each(vocabularies.map((vocabulary) => [vocabulary.language, vocabulary] as const))(
    '%s has phone numbers that exist',
    (_, vocabulary) => {
      const country = vocabulary.country as Parameters<typeof isValidPhoneNumber>[1];
      const wrong = vocabulary.phones.filter(
        ({ printed, e164 }) => parsePhoneNumberFromString(printed, country)?.number !== e164 || !isValidPhoneNumber(e164),
      );
      expect(wrong).toEqual([]);
    },
  );

  it.each(vocabularies.map((vocabulary) => [vocabulary.language, vocabulary] as const))(
    '%s has mailboxes in ASCII',
    (_, { people }) => {
      expect(people.filter(({ mailbox }) => !/^[a-z0-9][a-z0-9._-]*[a-z0-9]$/i.test(mailbox))).toEqual([]);
    },
  );

  it.each(vocabularies.map((vocabulary) => [vocabulary.language, vocabulary] as const))(
    '%s says nothing twice',
    (_, vocabulary) => {
      expect(doubles(allHeadings(vocabulary).map(({ heading }) => heading))).toEqual([]);
      for (const list of ['present', 'titles', 'companies', 'institutions', 'bullets', 'skills'] as const)
        expect(doubles(vocabulary[list]), list).toEqual([]);
    },
  );

  it('have a third of headings that no table of Winnow has, and a fifth in each language', () => {
    const shares = vocabularies.map((vocabulary) => {
      const known = knownWordsOf(vocabulary);
      const headings = allHeadings(vocabulary);
      const unknown = headings.filter(({ kind, heading }) => !known.heading(kind, heading));
      return { language: vocabulary.language, share: unknown.length / headings.length };
    });
    console.log(shares.map(({ language, share }) => `${language} ${Math.round(share * 100)} %`).join(', '));
    expect(shares.filter(({ share }) => share < 1 / 5)).toEqual([]);
    expect(shares.reduce((sum, { share }) => sum + share, 0) / shares.length).toBeGreaterThan(1 / 3);
  });
});
