import type { LanguageCode, ResumeContent } from '@winnow/contracts';
import { degreeIn } from '@winnow/languages';
import { extracted, extractedDateOf } from '../evidence.ts';
import type { ResumeLine } from '../layout/resume-lines.ts';
import { soundsLikeInstitution } from './cues.ts';
import { type Fragment, fragmentsOf } from './fragments.ts';
import { type Entry, splitEntries } from './split-entries.ts';

type Education = ResumeContent['education'][number];

/** "Of Arts" and "of Science" belong to the degree and tell no field. */
const noField = /^(?:arts?|sciences?|applied science|engineering|technology|philosophy|education|laws?|fine arts)$/iu;

const fieldInside = (degree: string): string | undefined => {
  const tail =
    /(?:\s(?:in|en|em|im|i|af)|\sof(?=\s+(?!(?:science|arts)\s)))\s+(.{3,60})$/iu.exec(degree)?.[1] ??
    /^[^,،]{2,40}[,،]\s*([^,،]{3,60})$/u.exec(degree)?.[1];
  const tidy = tail?.replace(/[,;(].*$/u, '').trim();
  if (tidy !== undefined && tidy !== '') return noField.test(tidy) ? undefined : tidy;
  // "B.Sc. Physics": what follows a short degree word with a capital.
  const after =
    /^(?:\p{L}{1,4}\.){1,4}\s+(\p{L}.{2,60})$|^(?:BSc|MSc|BA|MA|BS|MS|MBA|PhD|BTech|MTech|BEng|MEng)\.?\s+(\p{Lu}.{2,60})$/u.exec(
      degree,
    );
  return (after?.[1] ?? after?.[2])?.replace(/[,;(].*$/u, '').trim();
};

const fieldOf = (
  degree: Fragment,
  others: readonly Fragment[],
): { readonly text: string; readonly fragment: Fragment } | undefined => {
  const inside = fieldInside(degree.text);
  if (inside !== undefined && inside !== '') return { text: inside, fragment: degree };
  const next = others.find(
    (other) => other.row === degree.row && other.place < 0.7 && !other.institution && !/\d/u.test(other.text),
  );
  return next === undefined ? undefined : { text: next.text, fragment: next };
};

/** The name of the school without the parts before it: "Major in Law, University A". */
const schoolName = (text: string): string => {
  const parts = text.split(/\s*[,،]\s+/u);
  const first = parts.findIndex(soundsLikeInstitution);
  return first <= 0 ? text : parts.slice(first).join(', ');
};

const readEntry = (entry: Entry, language: LanguageCode | null): Education | undefined => {
  const fragments = fragmentsOf(entry.head, language);
  const institution =
    fragments.find((fragment) => fragment.institution && degreeIn(fragment.text, language) === undefined) ??
    fragments.find((fragment) => fragment.institution);
  const degree =
    fragments.find((fragment) => fragment !== institution && degreeIn(fragment.text, language) !== undefined) ??
    (institution !== undefined && degreeIn(institution.text, language) !== undefined ? institution : undefined);
  const others = fragments.filter((fragment) => fragment !== institution && fragment !== degree);
  const named = institution ?? (degree === undefined ? undefined : others.find((fragment) => fragment.place < 0.7));
  const dated = entry.head.find(({ dates }) => dates.length > 0);
  const range = dated?.dates[0];
  if (named === undefined && degree === undefined) return undefined;
  if (institution === undefined && degree === undefined && range === undefined) return undefined;
  const start = range === undefined || range.end === null ? null : range.start;
  // A single date of a school is the year of the degree.
  const end = range === undefined ? null : (range.end ?? range.start);
  const field =
    degree === undefined
      ? undefined
      : fieldOf(
          degree,
          others.filter((other) => other !== named),
        );
  return {
    institution:
      named === undefined ? null : extracted(schoolName(named.text), institution === undefined ? 0.5 : 0.9, named.line),
    degree: degree === undefined ? null : extracted(degree.text, 0.85, degree.line),
    level: degree === undefined ? null : (degreeIn(degree.text, language) ?? null),
    field: field === undefined ? null : extracted(field.text, 0.7, field.fragment.line),
    start: dated === undefined ? null : extractedDateOf(start, dated.line),
    end: dated === undefined ? null : extractedDateOf(end, dated.line),
  };
};

/** The schools and degrees of the lines of an education section. */
export const readEducation = (lines: readonly ResumeLine[], languages: readonly LanguageCode[]): readonly Education[] =>
  splitEntries(lines, languages).flatMap((entry) => readEntry(entry, languages[0] ?? null) ?? []);
