import type { JobReading, Requirement as Read } from '@winnow/contracts';
import { normalizeJobText } from '@winnow/jobs';
import type { ReadingMeasures, Share } from './reading-measures.ts';
import { isSameName } from './same-name.ts';
import type { LabelledPosting } from './train/labelled-postings.ts';

type Span = { readonly start: number; readonly end: number };

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

const share = (bools: readonly boolean[]): Share => ({ right: bools.filter(Boolean).length, all: bools.length });

const vocational = ['vocational', 'associate'];

const isLevel = (read: Read, level: string | undefined): boolean =>
  level === 'any' || read.level === level || (vocational.includes(level ?? '') && vocational.includes(read.level ?? ''));

/**
 * Compares a posting as read with its labels. A requirement read is right if it is in a sentence labelled as a must or a wish of its
 * necessity; such a sentence is read if a requirement of that necessity is in it.
 */
export const measurePosting = (reading: JobReading, { text: given, labels, marks }: LabelledPosting): ReadingMeasures => {
  const text = normalizeJobText(given);
  const place = (words: string, from = 0): Span => {
    const start = text.indexOf(words, from);
    return { start, end: start + words.length };
  };
  const placed = <T extends Span>(all: readonly T[]): readonly (T & { readonly words: string })[] => {
    let at = 0;
    return all.map((each) => {
      const words = normalizeJobText(given.slice(each.start, each.end)).replaceAll('\n', ' ');
      const own = place(words, at);
      at = own.end;
      return { ...each, ...own, words };
    });
  };
  const [lines, facts] = [placed(labels), placed(marks)];
  const reads = reading.requirements
    .filter(({ kind }) => kind !== 'other')
    .map((read) => {
      const whole = place(read.text);
      const label = place(read.label, Math.max(0, whole.start));
      return { read, ...(label.start >= 0 && label.end <= whole.end ? label : whole) };
    });
  const tagOf = { required: 'must', preferred: 'wish' } as const;
  const rightReads = reads.map((own) => lines.some((line) => line.tag === tagOf[own.read.necessity] && overlaps(line, own)));
  const asked = lines.filter(({ tag }) => tag === 'must' || tag === 'wish');
  const rightLines = asked.map((line) => reads.some((own) => line.tag === tagOf[own.read.necessity] && overlaps(line, own)));
  const years = facts
    .filter(({ fact }) => fact === 'years')
    .map((mark) => ({ mark, right: reads.some((own) => own.read.min_years === mark.years && overlaps(own, mark)) }));
  const schools = facts
    .filter(({ fact }) => fact === 'school')
    .map((mark) => ({ mark, read: reads.find((own) => own.read.kind === 'education' && overlaps(own, mark))?.read }));
  const degrees = schools.flatMap(({ mark, read }) => (read === undefined ? [] : [{ mark, read }]));
  const isField = ({ mark, read }: (typeof degrees)[number]): boolean => {
    if (mark.field === undefined || read.field === null) return (mark.field ?? null) === read.field;
    return mark.field.toLowerCase().includes(read.field.toLowerCase()) || isSameName(mark.field, read.field);
  };
  const nameOf = (fact: 'title' | 'company'): string | undefined =>
    facts.find((mark) => mark.fact === fact)?.words ?? lines.find(({ tag }) => tag === fact)?.words;
  const isFact = (fact: 'title' | 'company'): boolean => {
    const [name, read] = [nameOf(fact), reading[fact]];
    return name === undefined || read === null ? (name ?? null) === read : isSameName(name, read);
  };
  const right = new Set(degrees.filter((own) => isLevel(own.read, own.mark.level) && isField(own)).map(({ mark }) => mark));
  const none = share([]);
  return {
    precision: share(rightReads),
    recall: share(rightLines),
    years: share(years.map((own) => own.right)),
    education: share(schools.map(({ mark }) => right.has(mark))),
    degrees: share(schools.map(({ read }) => read !== undefined)),
    degreeLevels: share(degrees.map(({ mark, read }) => isLevel(read, mark.level))),
    fields: share(degrees.map(isField)),
    equivalent: share(degrees.map(({ mark, read }) => read.equivalent === (mark.equivalent ?? false))),
    levels: none,
    title: share([isFact('title')]),
    company: share([isFact('company')]),
    seniority: none,
    errors: [
      ...reads
        .filter((_, index) => rightReads[index] !== true)
        .map(({ read }) => `read   ${read.necessity} ${read.kind} "${read.label}"`),
      ...asked.filter((_, index) => rightLines[index] !== true).map(({ tag, words }) => `missed ${tag} ${words}`),
      ...years.filter((own) => !own.right).map(({ mark }) => `years ${mark.years} ${mark.words}`),
      ...schools
        .filter(({ mark }) => !right.has(mark))
        .map(({ mark, read }) => `school ${mark.level} of ${mark.field}: ${read?.level} of ${read?.field} (${mark.words})`),
      ...(['title', 'company'] as const).flatMap((fact) => (isFact(fact) ? [] : [`${fact} ${nameOf(fact)}: ${reading[fact]}`])),
    ],
  };
};
