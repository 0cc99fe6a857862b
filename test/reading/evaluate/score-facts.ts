import { type FieldScore, type Given, noScore } from './field-score.ts';
import type { FactField } from './fields.ts';
import type { Label } from './label.ts';
import { type Entry, matchEntries } from './match-entries.ts';
import { isEqual, isSame, matchItems, rate } from './match-items.ts';
import { digitsOf, normalise } from './normalise.ts';
import type { Prediction } from './prediction.ts';

/** The scores of a file; fields that its label does not tell are missing. */
export type FileScores = ReadonlyMap<FactField, FieldScore>;

type Scored = readonly (readonly [FactField, FieldScore])[];

/** Values of each field that no text layer has. */
type Absent = (field: string) => readonly string[];

const absentOf = (label: Label): Absent => {
  const facts = label.not_in_text_layer.map((fact) => {
    const at = fact.indexOf(': ');
    return at < 0 ? { field: fact.split(':')[0], value: '' } : { field: fact.slice(0, at), value: fact.slice(at + 2) };
  });
  return (field) => facts.flatMap((fact) => (fact.field === field ? [fact.value] : []));
};

const zip = (texts: readonly (string | null)[], confidences: readonly number[] = []): readonly Given[] =>
  texts.map((text, index) => ({ text: text ?? '', confidence: confidences[index] ?? null }));

const single = (expected: string | null, given: Given, same: boolean): FieldScore => ({
  right: expected !== null && same ? 1 : 0,
  predicted: given.text === '' ? 0 : 1,
  labelled: expected === null ? 0 : 1,
  missed: expected !== null && !same ? [expected] : [],
  wrong: given.text !== '' && (expected === null || !same) ? [given.text] : [],
  rated: given.text === '' ? [] : rate(given, expected !== null && same),
});

const isSamePhone = (expected: string | null, got: string | null): boolean =>
  (digitsOf(expected) === digitsOf(got) && digitsOf(got).length >= 5) || normalise(expected) === normalise(got);

const contactFacts = (label: Label, read: Prediction, absent: Absent): Scored =>
  (['name', 'email', 'phone'] as const).flatMap((field) => {
    if (absent(field).length > 0) return [];
    const [expected, got] = [label[field], read[field]];
    const same = field === 'phone' ? isSamePhone(expected, got) : normalise(expected) === normalise(got);
    return [[field, single(expected, { text: got ?? '', confidence: read.confidence[field] }, same)]];
  });

/** A heading is compared without signs around it: its colon or full stop, and ornaments. */
const headingOf = (text: string): string => normalise(text).replace(/^[^\p{L}\p{Nd}(（]+|[^\p{L}\p{M}\p{Nd})）]+$/gu, '');

const headingFacts = (label: Label, read: Prediction, absent: Absent): Scored => {
  if (label.kinds === undefined) return [];
  const away = new Set(absent('headings').map(headingOf));
  const unique = (headings: readonly string[]): readonly string[] =>
    [...new Set(headings.map(headingOf))].filter((heading) => !away.has(heading));
  const kindsOf = (kinds: { readonly [heading: string]: string }): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(kinds).flatMap(([heading, kind]) => (away.has(headingOf(heading)) ? [] : [[headingOf(heading), kind]])),
    );
  const [expected, given] = [kindsOf(label.kinds), kindsOf(read.kinds)];
  const isRight = (heading: string, kind: string): boolean => {
    const got = given.get(heading);
    return got !== undefined && (got === kind || kind.split('/').includes(got));
  };
  const lost = [...expected].filter(([heading, kind]) => !isRight(heading, kind));
  const kinds: FieldScore = {
    ...noScore,
    right: expected.size - lost.length,
    predicted: given.size,
    labelled: expected.size,
    missed: lost.map(([heading, kind]) => `${kind} (${heading}, read as ${given.get(heading) ?? 'no heading'})`),
  };
  return [
    ['headings', matchItems(zip(unique(read.headings)), unique(label.headings), isEqual)],
    ['kinds', kinds],
  ];
};

/** Those fields that the label tells about. */
const labelledFields = <T extends string>(fields: readonly T[], labels: readonly Entry[]): readonly T[] =>
  fields.filter((field) => labels.length === 0 || labels.some((label) => label[field] !== undefined));

const only = (matched: FieldScore | undefined): FieldScore => matched ?? noScore;

const positionFacts = (label: Label, read: Prediction, absent: Absent): Scored => {
  const { experience: labels } = label;
  if (labels === undefined) return [];
  const fields = ['title', 'company'] as const;
  const matched = matchEntries({
    labels,
    read: read.experience,
    fields,
    ratings: read.confidence.experience,
    absent: (field) => absent(`experience.${field}`),
  });
  return [
    ...fields.map((field) => [field, only(matched.texts.get(field))] as const),
    ...labelledFields(['location'] as const, labels).map((field) => [field, matched.fieldOf(field)] as const),
    ['start', matched.start],
    ['end', matched.end],
    ['position', matched.whole],
  ];
};

const educationFacts = (label: Label, read: Prediction, absent: Absent): Scored => {
  const { education: labels } = label;
  if (labels === undefined) return [];
  const fields = labelledFields(['institution', 'degree', 'field'] as const, labels);
  const matched = matchEntries({
    labels,
    read: read.education,
    fields,
    ratings: read.confidence.education,
    absent: (field) => absent(`education.${field}`),
  });
  const levels = labels.some(({ level }) => level !== undefined);
  return [
    ...fields.map((field) => [field, only(matched.texts.get(field))] as const),
    ...(levels ? [['level', matched.fieldOf('level')] as const] : []),
    ['study start', matched.start],
    ['study end', matched.end],
    ['education', matched.whole],
  ];
};

const listFacts = (label: Label, read: Prediction, absent: Absent): Scored => {
  const { spoken_languages: spoken, certifications } = label;
  const { confidence } = read;
  const present = (items: readonly string[], field: string): readonly string[] =>
    items.filter((item) => !absent(field).includes(item));
  const scored: (readonly [FactField, FieldScore])[] = [];
  if (label.experience !== undefined) {
    const skills = matchItems(zip(read.skills, confidence.skills), present(label.skills, 'skills'), isEqual, absent('skills'));
    scored.push(['skills', skills]);
  }
  if (spoken !== undefined) {
    const names = present(
      spoken.map(({ name }) => name),
      'spoken_languages',
    );
    const given = zip(
      read.spoken_languages.map(({ name }) => name),
      confidence.spoken_languages,
    );
    const keyOf = (item: { readonly name: string; readonly level: string | null }): string =>
      `${item.name} = ${item.level ?? ''}`;
    scored.push(['spoken languages', matchItems(given, names, isEqual, absent('spoken_languages'))]);
    scored.push(['spoken levels', matchItems(zip(read.spoken_languages.map(keyOf)), spoken.map(keyOf), isEqual)]);
  }
  if (certifications !== undefined) {
    const given = zip(read.certifications, confidence.certifications);
    const items = present(certifications, 'certifications');
    scored.push(['certifications', matchItems(given, items, isSame, absent('certifications'))]);
  }
  return scored;
};

const share = (expected: string, got: string | null): FieldScore =>
  single(expected, { text: got ?? '', confidence: null }, expected === got);

/** As in the first corpus, whose lists are not complete: an item is found when what was read contains it; a skill must be equal. */
const shareFacts = (label: Label, read: Prediction, absent: Absent): Scored => {
  const sources = {
    headings: 'headings',
    companies: 'experience.company',
    titles: 'experience.title',
    institutions: 'education.institution',
    skills: 'skills',
  } as const;
  const lists = (Object.keys(sources) as (keyof typeof sources)[]).map((field) => {
    const given = read[field].map(normalise);
    const items = label[field].filter((item) => !absent(sources[field]).includes(item));
    const missed = items.filter(
      (item) => !given.some((each) => (field === 'skills' ? each === normalise(item) : each.includes(normalise(item)))),
    );
    const right = items.length - missed.length;
    return [`listed ${field}`, { ...noScore, right, predicted: items.length, labelled: items.length, missed }] as const;
  });
  return [
    ...lists,
    ...(label.pages === null ? [] : [['pages', share(String(label.pages), String(read.pages))] as const]),
    ['columns', share(String(label.columns), String(read.columns))],
    ['detected language', share(label.language, read.language)],
  ];
};

/** A place is found with what stands around it, or without what follows the town: its region or postal code. */
const isSamePlace = (expected: string, got: string | null): boolean => {
  const [wanted, given] = [normalise(expected), normalise(got)];
  return given !== '' && (given.includes(wanted) || wanted.startsWith(given));
};

const stray = (values: readonly string[], isPrinted: (value: string) => boolean): FieldScore => {
  const wrong = values.filter((value) => !isPrinted(value));
  return { ...noScore, predicted: wrong.length, wrong };
};

const generatedFacts = (label: Label, read: Prediction): Scored => {
  const { e164, place, projects } = label;
  if (e164 === undefined || place === undefined || projects === undefined) return [];
  const given = (text: string | null): Given => ({ text: text ?? '', confidence: null });
  return [
    ['e164', single(e164, given(read.e164), e164 === read.e164)],
    ['place', single(place, given(read.place), isSamePlace(place, read.place))],
    ['projects', matchItems(zip(read.projects), projects, isSame)],
    ['other emails', stray(read.moreEmails, (value) => isEqual(label.email ?? '', value))],
    ['other phones', stray(read.morePhones, (value) => isSamePhone(label.phone, value))],
  ];
};

/** Compares what was read from a file with what is printed there, as the scorers of the corpora do. */
export const scoreFacts = (label: Label, read: Prediction): FileScores => {
  const absent = absentOf(label);
  return new Map(
    [contactFacts, headingFacts, positionFacts, educationFacts, listFacts, generatedFacts, shareFacts].flatMap((facts) =>
      facts(label, read, absent),
    ),
  );
};
