import type { CheckId } from '@winnow/languages';
import type { Draft, DraftBullet } from './clean-resume.ts';

type Breakage = {
  readonly check: CheckId;
  readonly break: (draft: Draft) => Draft;
  /** Checks that have nothing left to judge once this is broken. */
  readonly silences?: readonly CheckId[];
};

const changeBullets = (draft: Draft, change: (bullet: DraftBullet) => DraftBullet): Draft => ({
  ...draft,
  positions: draft.positions.map((position) => ({ ...position, bullets: position.bullets.map(change) })),
});

/** For every check the one thing that makes it lose points. They combine in any order. */
export const breakages: readonly Breakage[] = [
  { check: 'compatibility.text_layer', break: (draft) => ({ ...draft, scannedPages: 1 }) },
  { check: 'compatibility.encoding', break: (draft) => ({ ...draft, unmappedShare: 0.1 }) },
  { check: 'compatibility.reading_order', break: (draft) => ({ ...draft, columns: 2 }) },
  {
    check: 'compatibility.letter_spacing',
    break: (draft) => ({ ...draft, extraLines: [...draft.extraLines, 'H A R B O U R', 'Y A R D  I N  R O S T O C K'] }),
  },
  { check: 'compatibility.tables', break: (draft) => ({ ...draft, textBoxes: 2 }) },
  { check: 'compatibility.header_footer', break: (draft) => ({ ...draft, contactBand: 'footer' }) },
  { check: 'sections.name', break: (draft) => ({ ...draft, name: null }) },
  { check: 'sections.email', break: (draft) => ({ ...draft, email: null }) },
  { check: 'sections.phone', break: (draft) => ({ ...draft, phone: null }) },
  { check: 'sections.location', break: (draft) => ({ ...draft, location: null }) },
  { check: 'sections.links', break: (draft) => ({ ...draft, link: null }) },
  {
    check: 'sections.experience',
    break: (draft) => ({ ...draft, experience: false }),
    silences: [
      'structure.dates',
      'structure.date_order',
      'structure.bullets',
      'keywords.action_verbs',
      'keywords.quantified',
      'keywords.bullet_length',
      'keywords.density',
    ],
  },
  { check: 'sections.education', break: (draft) => ({ ...draft, education: null }) },
  { check: 'sections.skills', break: (draft) => ({ ...draft, skills: null }) },
  { check: 'sections.summary', break: (draft) => ({ ...draft, summary: null }) },
  {
    check: 'structure.headings',
    break: (draft) => ({ ...draft, otherSections: ['My voyage', 'Fun corner', 'Where I shine', 'Odds and ends', 'Bits'] }),
  },
  {
    check: 'structure.dates',
    break: (draft) => ({
      ...draft,
      positions: draft.positions.map((position) =>
        position.title === 'Junior Planner' ? { ...position, dates: null } : position,
      ),
    }),
  },
  { check: 'structure.date_order', break: (draft) => ({ ...draft, positions: draft.positions.toReversed() }) },
  { check: 'structure.length', break: (draft) => ({ ...draft, words: 2_400 }) },
  { check: 'structure.font_size', break: (draft) => ({ ...draft, size: 7 }) },
  { check: 'structure.font_families', break: (draft) => ({ ...draft, fonts: ['Lato', 'Inter', 'Roboto', 'Lora', 'Fira'] }) },
  { check: 'structure.margins', break: (draft) => ({ ...draft, margin: 12 }) },
  { check: 'structure.bullets', break: (draft) => ({ ...draft, paragraphs: 6 }) },
  {
    check: 'keywords.action_verbs',
    break: (draft) => changeBullets(draft, (bullet) => ({ ...bullet, verb: '' })),
  },
  { check: 'keywords.quantified', break: (draft) => changeBullets(draft, (bullet) => ({ ...bullet, amount: '' })) },
  {
    check: 'keywords.bullet_length',
    break: (draft) => changeBullets(draft, (bullet) => ({ ...bullet, rest: `${bullet.rest} ${bullet.rest} ${bullet.rest}` })),
  },
  {
    check: 'keywords.density',
    break: (draft) => ({ ...draft, extraLines: [...draft.extraLines, 'warehouse '.repeat(50)] }),
  },
  { check: 'keywords.placeholders', break: (draft) => ({ ...draft, extraLines: [...draft.extraLines, '[Your Company]'] }) },
];
