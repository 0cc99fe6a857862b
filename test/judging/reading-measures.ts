import type { JobReading, Requirement as Read } from '@winnow/contracts';
import { normalizeJobText } from '@winnow/jobs';
import { foldLetters } from '@winnow/languages';
import { canonicalSkill } from '@winnow/skills';
import { isSameName } from './same-name.ts';
import type { Requirement, Truth } from './truth.ts';

type Span = { readonly start: number; readonly end: number };

/** How many of some were read right. */
export type Share = { readonly right: number; readonly all: number };

/** What was read right of one posting. */
export type ReadingMeasures = {
  /** Requirements as read, and as a person reads them: those whose name, kind and necessity are right. */
  readonly precision: Share;
  readonly recall: Share;
  readonly years: Share;
  readonly education: Share;
  /** Of the true degrees, those read as one; of these, those with the right level, and with the right field. */
  readonly degrees: Share;
  readonly degreeLevels: Share;
  readonly fields: Share;
  readonly equivalent: Share;
  readonly levels: Share;
  readonly title: Share;
  readonly company: Share;
  readonly seniority: Share;
  /** What is wrong, to look at in the material for tuning. */
  readonly errors: readonly string[];
};

const kindOf: Readonly<Partial<Record<Requirement['kind'], Read['kind']>>> = {
  skill: 'skill',
  years: 'experience_years',
  education: 'education',
  language: 'language',
  certificate: 'certification',
};

const plain = (text: string): string => normalizeJobText(text).replaceAll('\n', ' ');

/** Where words stand in the posting. */
const spanOf = (words: string, posting: string, within: Span = { start: 0, end: posting.length }): Span | undefined => {
  const start = posting.indexOf(plain(words), within.start);
  return start < 0 || start + words.length > within.end + 1 ? undefined : { start, end: start + plain(words).length };
};

const shared = (a: Span | undefined, b: Span | undefined): number =>
  a === undefined || b === undefined ? 0 : Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));

const lengthOf = (span: Span | undefined): number => (span === undefined ? 1 : span.end - span.start);

/** The label where it stands in the text of its requirement; the whole text if it does not. */
const placeOf = ({ label, text }: Read, posting: string): Span | undefined => {
  const whole = spanOf(text, posting);
  return whole === undefined ? undefined : (spanOf(label, posting, whole) ?? whole);
};

/** Half of the label is what was asked for, and a third of what was asked for is in the label. */
const covers = (label: Span | undefined, phrase: Span | undefined, share = 1 / 3): boolean =>
  shared(label, phrase) >= lengthOf(label) / 2 && shared(label, phrase) >= lengthOf(phrase) * share;

const isName = (read: Read, truth: Requirement, posting: string): boolean => {
  const names = [truth.name ?? '', ...(truth.any_of ?? [])].filter((name) => name !== '');
  const own = [read.canonical ?? '', ...read.alternatives, read.label].filter((name) => name !== '').map(foldLetters);
  if (names.some((name) => own.includes(foldLetters(canonicalSkill(name))) || own.includes(foldLetters(name)))) return true;
  const [label, phrase] = [placeOf(read, posting), spanOf(truth.phrase, posting)];
  const parts = (truth.any_of ?? []).map((part) => (phrase === undefined ? undefined : spanOf(part, posting, phrase)));
  return (
    covers(label, phrase) ||
    (shared(label, phrase) * 2 >= lengthOf(label) && parts.some((part) => shared(label, part) >= lengthOf(part) * 0.8))
  );
};

const isLevel = (read: Read, { level }: Requirement): boolean =>
  level === 'any' || read.level === level || (level === 'vocational' && read.level === 'associate');

/** The demand is the same: by number, level, code, or name. */
const isSame = (read: Read, truth: Requirement, posting: string): boolean => {
  if (truth.kind === 'years') return read.min_years === truth.years;
  if (truth.kind === 'education') return isLevel(read, truth);
  if (truth.kind === 'language')
    return [read.canonical, ...read.alternatives].some((code) => code === truth.name || truth.any_of?.includes(code ?? ''));
  return isName(read, truth, posting);
};

const isRight = (read: Read, truth: Requirement, posting: string): boolean =>
  read.kind === kindOf[truth.kind] && read.necessity === truth.necessity && isSame(read, truth, posting);

type Pair = { readonly read: number; readonly truth: number; readonly right: boolean };

/** Pairs of a requirement read and a true one whose words overlap, each in one pair: right ones first, then by how much they share. */
const alignedPairs = (reads: readonly Read[], truths: readonly Requirement[], posting: string): readonly Pair[] => {
  const all = reads.flatMap((read, index) =>
    truths.map((truth, other) => ({
      read: index,
      truth: other,
      shared: shared(placeOf(read, posting), spanOf(truth.phrase, posting)),
      right: isRight(read, truth, posting),
      kind: Number(read.kind === kindOf[truth.kind]),
    })),
  );
  const order = all
    .filter((each) => each.shared > 0)
    .toSorted((a, b) => Number(b.right) - Number(a.right) || b.kind - a.kind || b.shared - a.shared);
  const [usedReads, usedTruths] = [new Set<number>(), new Set<number>()];
  return order.filter(({ read, truth }) => {
    if (usedReads.has(read) || usedTruths.has(truth)) return false;
    usedReads.add(read);
    usedTruths.add(truth);
    return true;
  });
};

/** Of the requirements read right: the place of each in the reading, with the true one. */
export const rightRequirements = (reading: JobReading, truth: Truth, given: string): ReadonlyMap<number, Requirement> =>
  new Map(
    alignedPairs(reading.requirements, truth.requirements, plain(given)).flatMap(({ read, truth: at, right }) => {
      const own = truth.requirements[at];
      return right && own !== undefined ? [[read, own] as const] : [];
    }),
  );

const share = (bools: readonly boolean[]): Share => ({ right: bools.filter(Boolean).length, all: bools.length });

const seniorityOf = { unsaid: null, mid: null, head: 'executive' } as const;

/** A level that a posting does not name is `mid` for one author and unsaid for another. */
const isSeniority = (read: JobReading['seniority'], truth: Truth['seniority']): boolean =>
  (read === 'mid' ? null : read) === (truth in seniorityOf ? seniorityOf[truth as keyof typeof seniorityOf] : truth);

const isFact = (read: string | null, truth: string | null): boolean =>
  read === null || truth === null ? read === truth : isSameName(read, truth);

const describe = ({ kind, necessity, label, canonical, min_years, level }: Read): string =>
  [necessity, kind, min_years, level, canonical, JSON.stringify(label)].filter((each) => each !== null).join(' ');

const describeTrue = ({ kind, necessity, phrase, name, years, level }: Requirement): string =>
  [necessity, kind, years, level, name, JSON.stringify(phrase)].filter((each) => each !== undefined && each !== null).join(' ');

/** Compares a posting as read with what a careful person reads in it. */
export const measureReading = (reading: JobReading, truth: Truth, given: string): ReadingMeasures => {
  const posting = plain(given);
  const reads = reading.requirements.filter(({ kind }) => kind !== 'other');
  const truths = truth.requirements.filter(({ kind }) => kindOf[kind] !== undefined);
  const pairs = alignedPairs(reads, truths, posting);
  const rightReads = new Set(pairs.filter(({ right }) => right).map(({ read }) => read));
  const rightTruths = new Set(pairs.filter(({ right }) => right).map((pair) => pair.truth));
  // Some authors list a skill beside the years of the same words: one more or less of these is no error.
  const ofYears = truths.filter(({ kind }) => kind === 'years').map(({ phrase }) => spanOf(phrase, posting));
  const besideYears = (span: Span | undefined): boolean =>
    ofYears.some((own) => shared(span, own) * 2 >= Math.min(lengthOf(span), lengthOf(own)));
  const judgedReads = reads.flatMap((read, index) =>
    !rightReads.has(index) && read.kind === 'skill' && besideYears(placeOf(read, posting)) ? [] : [index],
  );
  const judgedTruths = truths.flatMap((each, index) =>
    !rightTruths.has(index) && each.kind === 'skill' && besideYears(spanOf(each.phrase, posting)) ? [] : [index],
  );
  const readOf = (each: Requirement): Read | undefined => {
    const own = pairs.find((pair) => truths[pair.truth] === each);
    return own === undefined ? undefined : reads[own.read];
  };
  const ofKind = (kind: Requirement['kind']) => truths.filter((each) => each.kind === kind);
  const schools = ofKind('education').map((each) => ({ each, read: readOf(each) }));
  const isField = ({ each, read }: (typeof schools)[number]): boolean => {
    if (read === undefined) return false;
    if ((each.field ?? null) === null || read.field === null) return (each.field ?? null) === read.field;
    return shared(spanOf(read.field, posting, spanOf(read.text, posting)), spanOf(each.phrase, posting)) > 0;
  };
  const degrees = schools.filter(({ read }) => read?.kind === 'education');
  const hasLevel = ({ each, read }: (typeof schools)[number]): boolean => read !== undefined && isLevel(read, each);
  const isSchool = (own: (typeof schools)[number]): boolean => degrees.includes(own) && hasLevel(own) && isField(own);
  const facts = {
    title: isFact(reading.title, truth.title),
    company: isFact(reading.company, truth.company),
    seniority: isSeniority(reading.seniority, truth.seniority),
  };
  const years = ofKind('years').map((each) => ({ each, right: readOf(each)?.min_years === each.years }));
  const wrongReads = judgedReads.filter((index) => !rightReads.has(index));
  return {
    precision: share(judgedReads.map((index) => rightReads.has(index))),
    recall: share(judgedTruths.map((index) => rightTruths.has(index))),
    years: share(years.map(({ right }) => right)),
    education: share(schools.map(isSchool)),
    degrees: share(schools.map((own) => degrees.includes(own))),
    degreeLevels: share(degrees.map(hasLevel)),
    fields: share(degrees.map(isField)),
    equivalent: share(schools.map(({ each, read }) => read?.equivalent === (each.equivalent ?? false))),
    levels: share(
      ofKind('language').map((each) => {
        const read = readOf(each);
        return read?.kind === 'language' && read.level === (each.level ?? null);
      }),
    ),
    title: share([facts.title]),
    company: share([facts.company]),
    seniority: share([facts.seniority]),
    errors: [
      ...wrongReads.map((index) => {
        const other = pairs.find((pair) => pair.read === index);
        const beside = other === undefined ? undefined : truths[other.truth];
        return `read   ${describe(reads[index] as Read)}${beside === undefined ? '' : `  <>  ${describeTrue(beside)}`}`;
      }),
      ...judgedTruths
        .filter((index) => !rightTruths.has(index) && !pairs.some((pair) => pair.truth === index))
        .map((index) => `missed ${describeTrue(truths[index] as Requirement)}`),
      ...schools
        .filter((own) => !isSchool(own))
        .map(({ each, read }) => `school ${each.level} of ${each.field}: ${read?.level} of ${read?.field} ${each.phrase}`),
      ...(facts.title ? [] : [`title ${truth.title}: ${reading.title}`]),
      ...(facts.company ? [] : [`company ${truth.company}: ${reading.company}`]),
      ...(facts.seniority ? [] : [`seniority ${truth.seniority}: ${reading.seniority}`]),
    ],
  };
};
