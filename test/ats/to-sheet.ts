import type { Line, Sheet } from '../reading/render/sheet.ts';
import type { SectionName } from '../reading/vocabulary.ts';
import type { Draft, DraftPosition } from './draft.ts';

const commas: { readonly [language: string]: string } = { am: '፣ ', ar: '، ', fa: '، ', ja: '、', ur: '، ', zh: '、' };

const headed = (heading: string, lines: readonly Line[]): readonly Line[] =>
  lines.length === 0 ? [] : [{ role: 'heading', text: heading }, ...lines];

const entryOf = (title: string, below: string | null, dates: string | null): readonly Line[] => [
  { role: 'title', text: title, opens: true, ...(dates === null ? {} : { aside: dates }) },
  ...(below === null ? [] : [{ role: 'subtitle', text: below } as const]),
];

const positionOf = ({ title, company, dates, prose, told, paragraphs }: DraftPosition): readonly Line[] => [
  ...entryOf(title, company, dates),
  ...(prose === null ? [] : [{ role: 'text', text: prose } as const]),
  ...told.map((text): Line => ({ role: paragraphs ? 'text' : 'bullet', text })),
];

/** The lines under each heading, in the order of the page. */
const sectionsOf = (draft: Draft): readonly (readonly [SectionName, readonly Line[]])[] => {
  const texts = (items: readonly string[]): readonly Line[] => items.map((text) => ({ role: 'text', text, opens: true }));
  const comma = commas[draft.vocabulary.language] ?? ', ';
  return [
    ['summary', texts(draft.summary === null ? [] : [draft.summary])],
    ['experience', draft.positions.flatMap(positionOf)],
    ['education', draft.education.flatMap(({ degree, institution, dates }) => entryOf(degree, institution, dates))],
    ['skills', texts(draft.skills.length === 0 ? [] : [draft.skills.join(comma)])],
    ['projects', texts(draft.projects)],
    ['languages', texts(draft.spoken)],
  ];
};

/** The draft set in one column, as most guides ask for. */
export const toSheet = (draft: Draft): Sheet => {
  const { name, headline, place, phone, email, link, personal, headings, last } = draft;
  const contact = [place, phone, email, link].filter((each) => each !== null);
  return {
    language: draft.vocabulary.language,
    head: null,
    body: [
      ...(name === null ? [] : [{ role: 'name', text: name } as const]),
      ...(headline === null ? [] : [{ role: 'headline', text: headline } as const]),
      ...[...contact, ...personal].map((text): Line => ({ role: 'contact', text })),
      ...sectionsOf(draft).flatMap(([kind, lines]) => headed(headings[kind], lines)),
      ...last.map((text): Line => ({ role: 'text', text })),
    ],
    spacedHeadings: false,
    accent: '#1f4e79',
    bullet: '•',
    points: 10.5,
    wordStyles: true,
  };
};
