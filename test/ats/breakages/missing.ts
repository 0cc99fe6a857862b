import type { CheckId } from '@winnow/languages';
import type { Draft, DraftPosition } from '../draft.ts';
import type { Breakage } from './breakage.ts';

const everywhere = ['pdf', 'docx', 'txt'] as const;

/** What is judged of positions and of what is said about them. */
const ofPositions: readonly CheckId[] = [
  'sections.positions',
  'structure.dates',
  'structure.date_order',
  'structure.date_format',
  'structure.gaps',
  'structure.bullets',
  'structure.paragraphs',
  'structure.length',
  'keywords.action_verbs',
  'keywords.quantified',
  'keywords.bullet_length',
  'keywords.varied_openings',
  'keywords.skills_shown',
  'keywords.density',
];

/** The draft with its oldest position changed. */
const changeOldest = (draft: Draft, change: (position: DraftPosition) => DraftPosition): Draft => ({
  ...draft,
  positions: draft.positions.map((each, index) => (index === draft.positions.length - 1 ? change(each) : each)),
});

/** "Nurse, Acute Ward" alone may as well be a title and an employer. */
const simpleTitle = ({ vocabulary }: Draft): string => vocabulary.titles.findLast((title) => !/[,/،、，(（-]/u.test(title)) ?? '';

/** Things a resume is expected to have, each left out. */
export const missing: readonly Breakage[] = [
  {
    name: 'no name',
    breaks: 'sections.name',
    formats: everywhere,
    draft: (draft) => ({ ...draft, name: null, headline: null }),
    touches: ['sections.location'],
  },
  { name: 'no e-mail address', breaks: 'sections.email', formats: everywhere, draft: (draft) => ({ ...draft, email: null }) },
  { name: 'no phone number', breaks: 'sections.phone', formats: everywhere, draft: (draft) => ({ ...draft, phone: null }) },
  {
    name: 'a phone number that nobody has',
    breaks: 'sections.phone',
    formats: everywhere,
    draft: (draft) => ({ ...draft, phone: '+999 12 345 67' }),
  },
  { name: 'no place', breaks: 'sections.location', formats: ['pdf', 'docx'], draft: (draft) => ({ ...draft, place: null }) },
  {
    name: 'no link',
    breaks: 'sections.links',
    formats: everywhere,
    draft: (draft) => ({ ...draft, link: null }),
    touches: ['compatibility.links'],
  },
  {
    name: 'no work experience',
    breaks: 'sections.experience',
    formats: everywhere,
    draft: (draft) => ({ ...draft, positions: [] }),
    touches: ofPositions,
  },
  {
    name: 'a position without an employer',
    breaks: 'sections.positions',
    formats: everywhere,
    draft: (draft) => changeOldest(draft, (position) => ({ ...position, title: simpleTitle(draft), company: null })),
  },
  {
    name: 'no education',
    breaks: 'sections.education',
    formats: everywhere,
    draft: (draft) => ({ ...draft, education: [] }),
    touches: ['structure.length'],
  },
  {
    name: 'no skills',
    breaks: 'sections.skills',
    formats: everywhere,
    draft: (draft) => ({ ...draft, skills: [] }),
    touches: ['keywords.skills_shown', 'structure.length'],
  },
  {
    name: 'no summary',
    breaks: 'sections.summary',
    formats: everywhere,
    draft: (draft) => ({ ...draft, summary: null }),
    touches: ['structure.length', 'keywords.density'],
  },
  {
    name: 'a position without dates',
    breaks: 'structure.dates',
    formats: everywhere,
    draft: (draft) => changeOldest(draft, (position) => ({ ...position, dates: null })),
  },
];
