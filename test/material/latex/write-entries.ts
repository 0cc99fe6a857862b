import { hasCapitals } from '../../reading/render/style.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import { type DateStyle, printSpan } from '../content/dates.ts';
import type { Honour, Kind, Position, Resume, Span } from '../content/resume.ts';
import type { DatesLabel, Shown } from '../label.ts';
import { sideKinds } from '../layout/compose.ts';
import { escapeTex } from './escape-tex.ts';
import { contactHeading, type Look } from './looks.ts';

/** Source, and the text that it prints. */
type Line = { readonly tex: string; readonly text: string };

type Draft = {
  readonly resume: Resume;
  readonly dates: DateStyle;
  readonly look: Look;
  readonly joint: string;
  readonly skillsAre: 'line' | 'bullets';
  readonly printsDepartments: boolean;
};

type Argument = string | null | readonly Line[];

const write = (argument: Argument): Line => {
  if (argument === null) return { tex: '', text: '' };
  if (typeof argument === 'string') return { tex: escapeTex(argument), text: argument };
  return { tex: argument.map(({ tex }) => tex).join('\n'), text: argument.map(({ text }) => text).join('\n') };
};

const command = (name: string, ...values: readonly Argument[]): Line => {
  const written = values.map(write);
  return { tex: `\\${name}${written.map(({ tex }) => `{${tex}}`).join('')}`, text: written.map(({ text }) => text).join('\n') };
};

const bullets = (items: readonly string[]): readonly Line[] =>
  items.length === 0
    ? []
    : [
        {
          tex: ['\\begin{Bullets}', ...items.map((item) => `\\item ${escapeTex(item)}`), '\\end{Bullets}'].join('\n'),
          text: items.join('\n'),
        },
      ];

const printed = ({ dates }: Draft, span: Span | null, isStudy = false): string | null =>
  span === null ? null : printSpan(dates, span, isStudy).text;

const stackLine = ({ resume }: Draft, stack: readonly string[]): readonly Line[] =>
  stack.length === 0 ? [] : [command('Told', `${resume.labels.stack} ${stack.join(', ')}`)];

const details = (draft: Draft, { summary, bullets: items, stack }: Position): readonly Line[] => [
  ...(summary === null ? [] : [command('Told', summary)]),
  ...bullets(items),
  ...stackLine(draft, stack),
];

const writePosition = (draft: Draft, position: Position): Line => {
  const { title, company, place, department, span } = position;
  const where = draft.printsDepartments && department !== null ? `${department}, ${place ?? ''}`.replace(/, $/, '') : place;
  return command('Work', printed(draft, span), title, company, where, details(draft, position));
};

const writeSkills = ({ resume, look, joint, skillsAre }: Draft): readonly Line[] =>
  resume.groups.flatMap(({ label, items }, group) => {
    // The levels are made up: nothing but the length of a bar shows them.
    if (look.levels)
      return [
        ...(label === null ? [] : [command('Minor', label)]),
        ...items.map((item, index) => command('Skill', item, String(3 + ((resume.seed + 2 * index + group) % 3)))),
      ];
    if (label !== null) return [command('Run', label, items.join(joint))];
    return [
      skillsAre === 'bullets'
        ? command(
            'Listed',
            items.map((item) => command('Listing', item)),
          )
        : command('Text', items.join(joint)),
    ];
  });

const writeHonours = (draft: Draft, honours: readonly Honour[]): readonly Line[] =>
  honours.map(({ name, by, at }) => command('Honour', printed(draft, at && { start: at, end: at }), name, by));

const contents = (draft: Draft, kind: Kind): readonly Line[] => {
  const { resume, joint } = draft;
  switch (kind) {
    case 'summary':
      return resume.summary === null ? [] : [command('Text', resume.summary)];
    case 'experience':
      return resume.positions.map((position) => writePosition(draft, position));
    case 'education':
      return resume.studies.map(({ degree, field, institution, place, span }) =>
        command('Study', printed(draft, span, true), degree, field, institution, place),
      );
    case 'skills':
      return writeSkills(draft);
    case 'languages':
      return resume.spoken.map(({ name, level }) => command('Spoken', name, level));
    case 'certifications':
      return writeHonours(draft, resume.certificates);
    case 'awards':
      return writeHonours(draft, resume.awards);
    case 'publications':
      return writeHonours(draft, resume.publications);
    case 'projects':
      return resume.projects.map(({ name, text, span, stack }) =>
        command('Role', printed(draft, span), name, null, [command('Told', text), ...stackLine(draft, stack)]),
      );
    case 'volunteering':
      return resume.services.map(({ title, organisation, span }) =>
        command('Role', printed(draft, span), title, organisation, []),
      );
    case 'interests':
      return resume.interests.length === 0 ? [] : [command('Text', resume.interests.join(joint))];
    case 'references':
      return resume.references.map(({ name, text }) => command('Run', name, text));
    default:
      return [];
  }
};

type Section = Line & { readonly kind: Kind; readonly heading: string };

const writeSection = (draft: Draft, kind: Kind): readonly Section[] => {
  const lines = contents(draft, kind);
  if (lines.length === 0) return [];
  const own = draft.resume.headings[kind];
  const heading = draft.look.capitals && hasCapitals(own) ? own.toLocaleUpperCase(draft.resume.language) : own;
  const { tex, text } = write(lines);
  return [{ kind, heading, text, tex: `\\begin{Part}{${escapeTex(heading)}}\n${tex}\n\\end{Part}` }];
};

export type Written = { readonly main: string; readonly side: string; readonly shown: Shown };

/** A resume in the commands for entries that templates define, each of which prints all that it is given. */
export const writeEntries = (resume: Resume, dates: DateStyle, look: Look, random: SeededRandom): Written => {
  const draft: Draft = {
    resume,
    dates,
    look,
    joint: random.pick([', ', ', ', ' · ', ' | ']),
    skillsAre: random.pick(['line', 'line', 'bullets'] as const),
    printsDepartments: random.chance(0.5),
  };
  const hasSide = look.columns === 'side';
  const sections = resume.order.flatMap((kind) => writeSection(draft, kind));
  const isBeside = ({ kind }: Section): boolean => hasSide && sideKinds.has(kind);
  const source = (parts: readonly Section[]): string => parts.map(({ tex }) => tex).join('\n\n');
  const labels = new Map<Span, DatesLabel>([
    ...resume.positions.map(({ span }) => [span, printSpan(dates, span, false).label] as const),
    ...resume.studies.map(({ span }) => [span, printSpan(dates, span, true).label] as const),
  ]);
  const about = contactHeading(look, resume);
  const { name, headline, place, phone, email, website } = resume;
  return {
    main: source(sections.filter((section) => !isBeside(section))),
    side: source(sections.filter(isBeside)),
    shown: {
      text: [name, headline, place, phone, email, website, ...sections.flatMap(({ heading, text }) => [heading, text])].join(
        '\n',
      ),
      headings: [
        ...(about === null ? [] : [{ kind: 'contact', text: about }]),
        ...sections.map(({ kind, heading }) => ({ kind, text: heading })),
      ],
      columns: hasSide ? 2 : 1,
      datesOf: (_, span) => labels.get(span) ?? { start: null, end: null },
    },
  };
};
