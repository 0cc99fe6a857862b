import { isRightToLeft } from '../../reading/render/fonts.ts';
import { hasCapitals } from '../../reading/render/style.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import { type DateStyle, printSpan } from '../content/dates.ts';
import type { Kind, Position, Resume, SkillGroup, Span } from '../content/resume.ts';
import type { DatesLabel, Shown } from '../label.ts';
import { type Parts, studyHeads, workHeads, writeHead } from './heads.ts';
import { type Block, type Frame, type Row, type Sheet, textOf } from './sheet.ts';

/** What one document does the same way everywhere. */
type Manner = {
  readonly work: string;
  readonly study: string;
  readonly grouped: boolean;
  readonly signs: string;
  readonly icons: boolean;
  readonly skills: 'line' | 'column' | 'under' | 'space' | 'chips' | 'commas' | 'sentences' | 'bullets';
  readonly level: 'dash' | 'brackets' | 'colon' | 'column';
  readonly bulletSign: string;
  readonly contactLabels: boolean;
  readonly separator: string;
  readonly besideName: boolean;
  readonly capitals: boolean;
  readonly prose: boolean;
  readonly minors: boolean;
};

const icons: { readonly [kind in Kind]?: string } = {
  experience: '▶',
  education: '■',
  skills: '★',
  summary: '●',
  languages: '◆',
  contact: '✉',
};

const chooseManner = (random: SeededRandom, frame: Frame, resume: Resume): Manner => ({
  work: random.pick(workHeads),
  study: random.pick(studyHeads),
  grouped: random.chance(0.5),
  signs: random.pick([', ', ' | ', ' · ']),
  icons: random.chance(0.15),
  skills: random.pick(['line', 'line', 'column', 'under', 'space', 'chips', 'commas', 'commas', 'sentences', 'bullets'] as const),
  level: random.pick(['dash', 'brackets', 'colon', 'column'] as const),
  bulletSign: random.pick(['•', '•', '–', '-', '▪', '→', '*']),
  contactLabels: random.chance(0.4),
  separator: random.pick([' | ', ' • ', ' · ', '   ']),
  besideName: random.chance(0.1),
  capitals: frame.capitals && hasCapitals(resume.headings.experience),
  prose: random.chance(0.06),
  minors: random.chance(0.15),
});

type Draft = {
  readonly resume: Resume;
  readonly dates: DateStyle;
  readonly frame: Frame;
  readonly manner: Manner;
  readonly random: SeededRandom;
};

const datesOf = ({ dates }: Draft, span: Span, isStudy: boolean): string => printSpan(dates, span, isStudy).text;

/** An entry whose dates may stand in a margin. */
const entry = ({ frame }: Draft, pattern: string, parts: Parts): Block => {
  if (!frame.marginDates) return { kind: 'entry', rows: writeHead(pattern, parts), margin: null };
  const { dates } = parts;
  return {
    kind: 'entry',
    rows: writeHead(pattern, { ...parts, dates: null }),
    margin: dates === null || dates === undefined ? null : [{ role: 'dates', text: dates }],
  };
};

const bullets = ({ manner }: Draft, items: readonly string[]): readonly Block[] =>
  items.length === 0 ? [] : [{ kind: 'bullets', items, sign: manner.bulletSign }];

const details = (draft: Draft, { summary, bullets: items, stack }: Position): readonly Block[] => {
  const { resume, manner } = draft;
  return [
    ...(summary === null ? [] : [{ kind: 'text', text: summary } as const]),
    ...(manner.minors && items.length > 1 ? [{ kind: 'minor', text: resume.labels.tasks } as const] : []),
    ...(manner.prose && items.length > 0 ? [{ kind: 'text', text: items.join('. ') } as const] : bullets(draft, items)),
    ...(stack.length === 0
      ? []
      : [{ kind: 'labelled', label: resume.labels.stack, text: stack.join(', '), form: 'line' } as const]),
  ];
};

const partsOf = (draft: Draft, { title, company, place, department, span }: Position): Parts => ({
  title,
  company,
  place,
  department,
  dates: datesOf(draft, span, false),
});

const asSentences = (draft: Draft): readonly Block[] => {
  const { resume, random } = draft;
  const sentences = resume.positions.flatMap((position) => {
    const told = random
      .pick(resume.prose)
      .replace('{T}', () => position.title)
      .replace('{C}', () => position.company)
      .replace('{D}', () => datesOf(draft, position.span, false));
    return [told, ...position.bullets.slice(0, 2).map((line) => `${line}.`)];
  });
  return [{ kind: 'text', text: sentences.join(' ') }];
};

/** Positions, those in a row with one employer under its name where the document groups them. */
const writePositions = (draft: Draft): readonly Block[] => {
  const { positions, prose } = draft.resume;
  if (draft.manner.prose && prose.length > 0) return asSentences(draft);
  return positions.flatMap((position, index): readonly Block[] => {
    const before = positions[index - 1];
    const after = positions[index + 1];
    const isGrouped = draft.manner.grouped && [before?.company, after?.company].includes(position.company);
    if (!isGrouped) return [entry(draft, draft.manner.work, partsOf(draft, position)), ...details(draft, position)];
    const opens = before?.company !== position.company;
    const { company, place } = position;
    const head: readonly Block[] = opens ? [{ kind: 'entry', rows: writeHead('C >> P', { company, place }), margin: null }] : [];
    return [
      ...head,
      entry(draft, 'T >> D', { ...partsOf(draft, position), company: null, place: null }),
      ...details(draft, position),
    ];
  });
};

const writeStudies = (draft: Draft): readonly Block[] =>
  draft.resume.studies.map(({ degree, field, institution, place, span }) =>
    entry(draft, draft.manner.study, { degree, field, institution, place, dates: datesOf(draft, span, true) }),
  );

const sentence = (items: readonly string[], { resume, random }: Draft): string =>
  resume.knows.length === 0 ? `${items.join(', ')}.` : random.pick(resume.knows).replace('{n}', () => items.join(', '));

const writeGroup = ({ label, items }: SkillGroup, draft: Draft): readonly Block[] => {
  const { manner } = draft;
  const text = items.join(manner.skills === 'commas' ? ', ' : manner.signs);
  if (label === null) {
    if (manner.skills === 'chips') return [{ kind: 'chips', items }];
    if (manner.skills === 'bullets' || manner.skills === 'under') return bullets(draft, items);
    return [{ kind: 'text', text: manner.skills === 'sentences' ? sentence(items, draft) : text }];
  }
  const colon = /[\u3040-\u9fff]/u.test(label) ? '：' : ':';
  switch (manner.skills) {
    case 'column':
      return [{ kind: 'labelled', label, text, form: 'column' }];
    case 'under':
    case 'chips':
      return [{ kind: 'minor', text: label }, manner.skills === 'chips' ? { kind: 'chips', items } : { kind: 'text', text }];
    case 'space':
      return [{ kind: 'labelled', label, text, form: 'line' }];
    case 'bullets':
      return bullets(draft, [`${label}${colon} ${text}`]);
    case 'sentences':
      return bullets(draft, [sentence(items, draft)]);
    default:
      return [{ kind: 'labelled', label: `${label}${colon}`, text, form: 'line' }];
  }
};

const writeSpoken = ({ resume, manner }: Draft): readonly Block[] =>
  resume.spoken.map(({ name, level }): Block => {
    if (level === null) return { kind: 'text', text: name };
    if (manner.level === 'column') return { kind: 'labelled', label: name, text: level, form: 'column' };
    if (manner.level === 'brackets' && !/[()（）]/u.test(level)) return { kind: 'text', text: `${name} (${level})` };
    return { kind: 'text', text: manner.level === 'colon' ? `${name}: ${level}` : `${name} – ${level}` };
  });

const writeHonours = (draft: Draft, honours: Resume['awards']): readonly Block[] => {
  const lines = honours.map(({ name, by, at }) => {
    const date = at === null ? '' : printSpan(draft.dates, { start: at, end: at }, false).text;
    return [name, by ?? '', date].filter((part) => part !== '').join(draft.manner.signs);
  });
  return draft.manner.skills === 'bullets' ? bullets(draft, lines) : lines.map((text) => ({ kind: 'text', text }));
};

const contents = (draft: Draft, kind: Kind): readonly Block[] => {
  const { resume, manner } = draft;
  switch (kind) {
    case 'summary':
      return resume.summary === null ? [] : [{ kind: 'text', text: resume.summary }];
    case 'experience':
      return writePositions(draft);
    case 'education':
      return writeStudies(draft);
    case 'skills':
      return resume.groups.flatMap((group) => writeGroup(group, draft));
    case 'languages':
      return writeSpoken(draft);
    case 'certifications':
      return writeHonours(draft, resume.certificates);
    case 'awards':
      return writeHonours(draft, resume.awards);
    case 'publications':
      return writeHonours(draft, resume.publications);
    case 'projects':
      return resume.projects.flatMap(({ name, text, span, stack }) => [
        entry(draft, 'T >> D', { title: name, dates: span === null ? null : datesOf(draft, span, false) }),
        { kind: 'text', text },
        ...(stack.length === 0
          ? []
          : [{ kind: 'labelled', label: resume.labels.stack, text: stack.join(', '), form: 'line' } as const]),
      ]);
    case 'volunteering':
      return resume.services.map(({ title, organisation, span }) =>
        entry(draft, 'T >> D / C', { title, company: organisation, dates: span === null ? null : datesOf(draft, span, false) }),
      );
    case 'interests':
      return resume.interests.length === 0 ? [] : [{ kind: 'text', text: resume.interests.join(manner.signs) }];
    case 'references':
      return resume.references.map(({ name, text }) => ({ kind: 'text', text: `${name}: ${text}` }));
    default:
      return [];
  }
};

const section = (draft: Draft, kind: Kind): readonly Block[] => {
  const blocks = contents(draft, kind);
  if (blocks.length === 0) return [];
  const { resume, manner } = draft;
  const own = resume.headings[kind];
  const text = manner.capitals ? own.toLocaleUpperCase(resume.language) : own;
  return [{ kind: 'heading', section: kind, text, icon: manner.icons ? (icons[kind] ?? null) : null }, ...blocks];
};

/** What stands in a side column. */
export const sideKinds: ReadonlySet<Kind> = new Set(['skills', 'languages', 'interests', 'certifications', 'awards']);

const contactOf = ({ place, phone, email, website, labels }: Resume, withLabels: boolean): Sheet['contact'] => {
  const label = (text: string): string | null => (withLabels ? text : null);
  return [
    { label: label(labels.place), text: place },
    ...(phone === null ? [] : [{ label: label(labels.phone), text: phone }]),
    { label: label(labels.email), text: email },
    ...(website === null ? [] : [{ label: null, text: website }]),
  ];
};

const writeRow = ({ left, right }: Row): string => `${textOf(left)} ${textOf(right)}`;

const writeBlock = (block: Block): string => {
  switch (block.kind) {
    case 'entry':
      return [textOf(block.margin ?? []), ...block.rows.map(writeRow)].join('\n');
    case 'bullets':
    case 'chips':
      return block.items.join('\n');
    case 'labelled':
      return `${block.label} ${block.text}`;
    default:
      return block.text;
  }
};

export type Composed = { readonly sheet: Sheet; readonly shown: Shown };

/** Lays a resume out in lines, with what a reader of the page can know. */
export const composeSheet = (resume: Resume, dates: DateStyle, frame: Frame, random: SeededRandom): Composed => {
  const manner = chooseManner(random, frame, resume);
  const draft: Draft = { resume, dates, frame, manner, random };
  const hasSide = frame.columns === 'side';
  const written = (inSide: boolean): readonly Block[] =>
    resume.order.filter((kind) => !hasSide || sideKinds.has(kind) === inSide).flatMap((kind) => section(draft, kind));
  const sheet: Sheet = {
    language: resume.language,
    rightToLeft: isRightToLeft(resume.language),
    name: resume.name,
    besideName: manner.besideName ? (resume.headline ?? 'CV') : null,
    headline: manner.besideName ? null : resume.headline,
    contact: contactOf(resume, manner.contactLabels),
    separator: manner.separator,
    main: written(false),
    side: hasSide ? written(true) : [],
  };
  const blocks = [...sheet.main, ...sheet.side];
  const text = [sheet.name, sheet.headline ?? '', ...sheet.contact.map((each) => each.text), ...blocks.map(writeBlock)].join(
    '\n',
  );
  const labels = new Map<Span, DatesLabel>([
    ...resume.positions.map(({ span }) => [span, printSpan(dates, span, false).label] as const),
    ...resume.studies.map(({ span }) => [span, printSpan(dates, span, true).label] as const),
  ]);
  return {
    sheet,
    shown: {
      text,
      headings: blocks.flatMap((block) => (block.kind === 'heading' ? [{ kind: block.section, text: block.text }] : [])),
      columns: hasSide ? 2 : 1,
      datesOf: (_, span) => labels.get(span) ?? { start: null, end: null },
    },
  };
};
