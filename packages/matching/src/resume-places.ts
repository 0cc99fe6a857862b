import type { ExtractedText, LanguageCode, ResumeContent, SectionKind } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
import { stancesIn } from '@winnow/languages/stances';
import { byStance } from './by-stance.ts';
import type { FindCopied } from './copied-text.ts';
import { isList } from './is-list.ts';
import type { Period, Periods } from './periods.ts';
import { personalMask } from './personal-text.ts';
import { gradeAt, type Place, valuePlace } from './place.ts';
import { statementsOf } from './statements-of.ts';

/** References are other people. Contact data identify a person: where more stands among them, it is dated. */
const isUnread = (section: SectionKind, work: Period | null): boolean =>
  section === 'references' || (section === 'contact' && work === null);

/** The degree without the name of the school, if one line contains both. */
export const degreeOf = ({ degree, institution }: ResumeContent['education'][number]): ExtractedText | null => {
  const school = institution?.value ?? '';
  if (degree === null || school === '' || !degree.value.includes(school)) return degree;
  const value = degree.value.replaceAll(school, ' ').replace(/^[\s\p{P}]+|[\s,;:|–—-]+$/gu, '');
  return value === '' ? null : { ...degree, value };
};

type Mask = (text: string) => string;

/** Extracted values, the strongest evidence before the weaker. */
const valuePlaces = (content: ResumeContent, { list }: Periods, mask: Mask): readonly Place[] => {
  const read =
    (section: SectionKind, work: Period | null = null) =>
    (each: ExtractedText): readonly Place[] =>
      statementsOf(each.value).map((value) => ({ ...valuePlace({ ...each, value }, section, work), visible: mask(value) }));
  const { profile, summary, experience, education, skills, certifications, projects, awards, publications } = content;
  return [
    ...certifications.flatMap(read('certifications')),
    ...experience.flatMap(({ title, bullets }, index) =>
      [...(title === null ? [] : [title]), ...bullets].flatMap(read('experience', list[index] ?? null)),
    ),
    ...projects.flatMap(({ name, bullets }) => [name, ...bullets].flatMap(read('projects'))),
    ...(summary === null ? [] : read('summary')(summary)),
    ...(profile.headline === null ? [] : read('contact')(profile.headline)),
    ...skills.map((skill): Place => {
      const place = valuePlace({ ...skill, value: skill.name }, 'skills');
      const { quote } = skill.source;
      return { ...place, visible: mask(skill.name), context: quote.includes(skill.name) ? quote : null };
    }),
    ...education.flatMap((entry) =>
      [degreeOf(entry), entry.field].flatMap((each) => (each === null ? [] : read('education')(each))),
    ),
    ...awards.flatMap(read('awards')),
    ...publications.flatMap(read('publications')),
  ];
};

/** The statements of the sections. */
const statementPlaces = ({ sections }: ResumeContent, periods: Periods, mask: Mask): readonly Place[] =>
  sections.flatMap(({ kind: section, page, text }, at) =>
    statementsOf(text).flatMap((statement, index): readonly Place[] => {
      const work = periods.ofStatements[at]?.[index] ?? null;
      if (isUnread(section, work)) return [];
      const grade = gradeAt(section, work);
      return [{ text: statement, visible: mask(statement), context: null, page, section, box: null, work, grade, line: true }];
    }),
  );

/** No resume has more; a text made for it has. */
const maxPlaces = 8_000;

type Options = { readonly language: LanguageCode | null; readonly findCopied: FindCopied; readonly periods: Periods };

/**
 * Everything in a resume that may show skills and experience, graded by what stands behind its words: extracted values first, then
 * the statements of its sections.
 */
export const resumePlaces = (content: ResumeContent, { language, findCopied, periods }: Options): readonly Place[] => {
  const mask = lazilyByKey(personalMask(content));
  const places = [...valuePlaces(content, periods, mask), ...statementPlaces(content, periods, mask)].slice(0, maxPlaces);
  // Most texts occur twice: as an extracted value and as a line of a section.
  const isListed = lazilyByKey((text: string) => isList(text, language));
  const stancesOf = lazilyByKey((text: string) => stancesIn(text, language));
  const copied = findCopied(new Set(places.map(({ text }) => text)));
  return places.flatMap((place) => {
    if (copied.has(place.text)) return [{ ...place, grade: 'copied' as const }];
    const listed = place.grade !== 'certified' && isListed(place.text);
    return byStance(listed ? { ...place, grade: 'listed' } : place, stancesOf(place.visible));
  });
};
