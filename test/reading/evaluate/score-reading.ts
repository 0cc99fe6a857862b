import type { EducationLabel, ExperienceLabel, Label } from './label.ts';
import { digitsOf, normalise } from './normalise.ts';
import type { PredictedEntry, Prediction } from './prediction.ts';

/** Fields in the order in which tables show them; those after `language` are known of generated resumes only. */
export const fieldNames = [
  'name',
  'email',
  'phone',
  'headings',
  'companies',
  'titles',
  'institutions',
  'skills',
  'pages',
  'columns',
  'language',
  'e164',
  'place',
  'kinds',
  'starts',
  'ends',
  'levels',
  'studies',
  'spoken',
  'certifications',
  'projects',
  'other emails',
  'other phones',
] as const;

export type FieldName = (typeof fieldNames)[number];

/** What came of one fact: `wrong` when something else was given for it, `false` when something was given that is not printed. */
export type Outcome = {
  readonly field: FieldName;
  readonly verdict: 'found' | 'missed' | 'wrong' | 'false';
  readonly expected: string;
  readonly got: string;
};

const single = (field: FieldName, expected: string | null, got: string | null, same: boolean): readonly Outcome[] => {
  if (expected === null) return got === null || got === '' ? [] : [{ field, verdict: 'false', expected: '', got }];
  const verdict = same ? 'found' : got === null || got === '' ? 'missed' : 'wrong';
  return [{ field, verdict, expected, got: got ?? '' }];
};

const samePhone = (expected: string | null, got: string | null): boolean =>
  (digitsOf(expected) === digitsOf(got) && digitsOf(got).length >= 5) || normalise(expected) === normalise(got);

/** Recall: an item is found when what was read contains it; skills must be equal. */
const list = (field: FieldName, expected: readonly string[], got: readonly string[]): readonly Outcome[] => {
  const read = got.map(normalise);
  return expected.map((item) => {
    const wanted = normalise(item);
    const found = read.some((each) => (field === 'skills' ? each === wanted : each.includes(wanted)));
    return { field, verdict: found ? 'found' : 'missed', expected: item, got: got.join(' ¦ ') };
  });
};

const contains = (read: string | null, wanted: string): boolean => normalise(read).includes(normalise(wanted));

/** The entry that was read for a labelled one: that of its names, else one with both of its dates. */
const entryFor = (
  label: { readonly where: string; readonly what: string | null; readonly start: string | null; readonly end: string | null },
  entries: readonly PredictedEntry[],
): PredictedEntry | undefined => {
  const rank = (entry: PredictedEntry): number =>
    (contains(entry.where, label.where) ? 4 : 0) +
    (label.what !== null && contains(entry.what, label.what) ? 3 : 0) +
    (entry.start === label.start && entry.end === label.end ? 2 : 0);
  const best = entries.toSorted((a, b) => rank(b) - rank(a))[0];
  return best === undefined || rank(best) === 0 ? undefined : best;
};

const equal = (field: FieldName, expected: string | null, got: string | null | undefined, about: string): readonly Outcome[] =>
  expected === null
    ? []
    : [
        {
          field,
          verdict: got === expected ? 'found' : got === null || got === undefined ? 'missed' : 'wrong',
          expected: `${expected} (${about})`,
          got: got ?? '',
        },
      ];

const jobDates = (label: ExperienceLabel, entries: readonly PredictedEntry[]): readonly Outcome[] => {
  const { company: where, title: what, start, end } = label;
  const read = entryFor({ where, what, start, end }, entries);
  return [...equal('starts', start, read?.start, where), ...equal('ends', end, read?.end, where)];
};

const study = (label: EducationLabel, entries: readonly PredictedEntry[]): readonly Outcome[] => {
  const { institution: where, level, start, end } = label;
  const read = entryFor({ where, what: null, start, end }, entries);
  return [
    ...equal('levels', level, read?.level, where),
    ...equal('studies', start, read?.start, where),
    ...equal('studies', end, read?.end, where),
  ];
};

const kinds = ({ kinds: expected, headings }: Label, read: Prediction): readonly Outcome[] =>
  (expected ?? []).flatMap((kind, index) => {
    const heading = headings[index] ?? '';
    const given = read.kinds.filter((_, at) => contains(read.headings[at] ?? '', heading));
    return equal('kinds', kind, given.includes(kind) ? kind : given[0], heading);
  });

/** A place is found with what stands around it, or without what follows the town: its region or postal code. */
const samePlace = (expected: string | undefined, got: string | null): boolean =>
  expected !== undefined && normalise(got) !== '' && (contains(got, expected) || normalise(expected).startsWith(normalise(got)));

const others = (field: FieldName, got: readonly string[], isPrinted: (value: string) => boolean): readonly Outcome[] =>
  got.filter((value) => !isPrinted(value)).map((value) => ({ field, verdict: 'false', expected: '', got: value }));

const generatedFacts = (label: Label, read: Prediction): readonly Outcome[] => {
  if (label.e164 === undefined) return [];
  return [
    ...single('e164', label.e164, read.e164, label.e164 === read.e164),
    ...single('place', label.place ?? null, read.place, samePlace(label.place, read.place)),
    ...kinds(label, read),
    ...(label.experience ?? []).flatMap((each) => jobDates(each, read.experience)),
    ...(label.education ?? []).flatMap((each) => study(each, read.education)),
    ...list('spoken', label.spoken ?? [], read.spoken),
    ...list('certifications', label.certifications ?? [], read.certifications),
    ...list('projects', label.projects ?? [], read.projects),
    ...others('other emails', read.moreEmails, (value) => normalise(value) === normalise(label.email)),
    ...others('other phones', read.morePhones, (value) => samePhone(label.phone, value)),
  ];
};

/** Compares what was read from a file with what is printed there. */
export const scoreReading = (label: Label, read: Prediction): readonly Outcome[] => {
  const absent = new Set(label.not_in_text_layer.map((fact) => fact.split(':')[0]));
  const { name, email, phone, pages } = label;
  return [
    ...(absent.has('name') ? [] : single('name', name, read.name, normalise(name) === normalise(read.name))),
    ...(absent.has('email') ? [] : single('email', email, read.email, normalise(email) === normalise(read.email))),
    ...(absent.has('phone') ? [] : single('phone', phone, read.phone, samePhone(phone, read.phone))),
    ...(['headings', 'companies', 'titles', 'institutions', 'skills'] as const).flatMap((field) =>
      list(field, label[field], read[field]),
    ),
    ...equal('pages', pages === null ? null : String(pages), String(read.pages), 'pages'),
    ...equal('columns', String(label.columns), String(read.columns), 'columns'),
    ...equal('language', label.language, read.language, 'language'),
    ...generatedFacts(label, read),
  ];
};
