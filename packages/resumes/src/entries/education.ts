import type { LanguageCode, ResumeContent } from '@winnow/contracts';
import { extracted, extractedDateOf } from '../evidence.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import type { Entry } from './entry.ts';
import { fieldWords } from './field-words.ts';
import { knownDegree } from './known-degree.ts';
import type { HeadContext } from './piece-evidence.ts';
import { readHeads } from './read-heads.ts';
import { type RoleValue, valueIn } from './role-values.ts';
import { schoolHead } from './school-head.ts';
import { splitEntries } from './split-entries.ts';
import { withNamesAbove } from './with-names-above.ts';

type Education = ResumeContent['education'][number];

/** The field in the words of a degree: "Bachelor of Science in Optics", "B.Sc. Physics". */
const fieldInside = (degree: string, language: LanguageCode | null): string | undefined => {
  const { afterPreposition, afterAbbreviation, none } = fieldWords(language);
  const tidy = afterPreposition
    .exec(degree)?.[1]
    ?.replace(/[,;(].*$/u, '')
    .trim();
  if (tidy !== undefined && tidy !== '') return none.has(tidy.toLowerCase()) ? undefined : tidy;
  const after = afterAbbreviation.exec(degree);
  return (after?.[1] ?? after?.[2])?.replace(/[,;(].*$/u, '').trim();
};

const readEntry = (entry: Entry, values: readonly RoleValue[], language: LanguageCode | null): Education | undefined => {
  const dated = entry.head.find(({ dates }) => dates.length > 0);
  const range = dated?.dates[0];
  const found = (value: RoleValue | undefined) =>
    value === undefined ? null : extracted(value.text, value.confidence, value.line);
  const [institution, degree, printed] = [valueIn(values, 'institution'), valueIn(values, 'degree'), valueIn(values, 'field')];
  const field = printed && { ...printed, text: printed.text.replace(fieldWords(language).introduction, '') };
  if (institution === undefined && degree === undefined && (field === undefined || range === undefined)) return undefined;
  const inside = degree === undefined ? undefined : fieldInside(degree.text, language);
  const start = range === undefined || range.end === null ? null : range.start;
  // A single date of a school is the graduation year.
  const end = range === undefined ? null : (range.end ?? range.start);
  return {
    institution: found(institution),
    degree: found(degree),
    level: degree === undefined ? null : (knownDegree(degree.text, language) ?? null),
    field:
      field === undefined && degree !== undefined && inside !== undefined && inside !== ''
        ? extracted(inside, degree.confidence * 0.8, degree.line)
        : found(field),
    start: dated === undefined ? null : extractedDateOf(start, dated.line),
    end: dated === undefined ? null : extractedDateOf(end, dated.line),
  };
};

/** True for a degree of a university: those before it were awarded elsewhere. */
const isAcademic = (degree: string, language: LanguageCode | null): boolean =>
  ['bachelor', 'master', 'doctorate'].includes(knownDegree(degree, language) ?? '');

/** The schools and degrees in the lines of an education section. */
export const readEducation = (
  lines: readonly ResumeLine[],
  languages: readonly LanguageCode[],
  context: HeadContext,
): readonly Education[] => {
  const entries = splitEntries(lines, languages, 'education');
  const heads = entries.map(schoolHead);
  const values = withNamesAbove(readHeads(heads, 'education', context), {
    heads,
    above: 'institution',
    below: 'degree',
    mayShare: ({ text }) => isAcademic(text, context.language),
    // Some schools award no degree.
    standsAlone: (index) => heads[index]?.some(({ dates }) => dates.length > 0) === true,
  });
  return entries.flatMap((entry, index) => readEntry(entry, values[index] ?? [], context.language) ?? []);
};
