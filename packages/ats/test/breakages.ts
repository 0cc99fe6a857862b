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

const prose =
  'When the old harbour master retired the yard had neither a written calendar of tides nor any record of which lorries came when, so for one long winter every driver, clerk and crane operator met at dawn beside the weighbridge, told what had happened in the night, agreed who would move next, and went away with a slip of paper that by noon was wet, lost or wrong, until somebody brought a ruled book, then a board with hooks, and at last the small screen that hangs there today.';

/** For every check the one thing that makes it lose points. They combine in any order. */
export const breakages: readonly Breakage[] = [
  { check: 'compatibility.text_layer', break: (draft) => ({ ...draft, scannedPages: 1 }) },
  { check: 'compatibility.encoding', break: (draft) => ({ ...draft, unmappedShare: 0.1 }) },
  { check: 'compatibility.columns', break: (draft) => ({ ...draft, columns: 2 }) },
  { check: 'compatibility.reading_order', break: (draft) => ({ ...draft, movedLines: 9 }) },
  {
    check: 'compatibility.letter_spacing',
    break: (draft) => ({ ...draft, extraLines: [...draft.extraLines, 'H A R B O U R', 'Y A R D  I N  R O S T O C K'] }),
  },
  { check: 'compatibility.tables', break: (draft) => ({ ...draft, textBoxes: 2 }) },
  { check: 'compatibility.header_footer', break: (draft) => ({ ...draft, contactBand: 'footer' }) },
  { check: 'compatibility.images', break: (draft) => ({ ...draft, pictures: 1 }) },
  { check: 'compatibility.links', break: (draft) => ({ ...draft, linkText: 'my code' }) },
  {
    check: 'compatibility.file_format',
    break: (draft) => ({ ...draft, format: 'txt' }),
    silences: ['compatibility.header_footer', 'structure.length'],
  },
  { check: 'compatibility.file_size', break: (draft) => ({ ...draft, bytes: 2_600_000 }) },
  { check: 'sections.name', break: (draft) => ({ ...draft, name: null }) },
  { check: 'sections.email', break: (draft) => ({ ...draft, email: null }) },
  { check: 'sections.phone', break: (draft) => ({ ...draft, phone: null }) },
  { check: 'sections.location', break: (draft) => ({ ...draft, location: null }) },
  { check: 'sections.links', break: (draft) => ({ ...draft, link: null }), silences: ['compatibility.links'] },
  {
    check: 'sections.experience',
    break: (draft) => ({ ...draft, experience: false }),
    silences: [
      'sections.positions',
      'structure.dates',
      'structure.date_order',
      'structure.date_format',
      'structure.gaps',
      'structure.bullets',
      'structure.paragraphs',
      'keywords.action_verbs',
      'keywords.quantified',
      'keywords.bullet_length',
      'keywords.varied_openings',
      'keywords.density',
      'keywords.skills_shown',
    ],
  },
  {
    check: 'sections.positions',
    break: (draft) => ({
      ...draft,
      positions: draft.positions.map((position) =>
        position.title === 'Junior Planner' ? { ...position, company: null } : position,
      ),
    }),
  },
  { check: 'sections.education', break: (draft) => ({ ...draft, education: null }) },
  { check: 'sections.skills', break: (draft) => ({ ...draft, skills: null }), silences: ['keywords.skills_shown'] },
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
  {
    check: 'structure.date_format',
    break: (draft) => ({
      ...draft,
      positions: draft.positions.map((position) =>
        position.title === 'Logistics Engineer' ? { ...position, dates: ['2017', '2021'] } : position,
      ),
    }),
  },
  { check: 'structure.length', break: (draft) => ({ ...draft, words: 2_400 }) },
  { check: 'structure.font_size', break: (draft) => ({ ...draft, size: 7 }) },
  { check: 'structure.font_families', break: (draft) => ({ ...draft, fonts: ['Lato', 'Inter', 'Roboto', 'Lora', 'Fira'] }) },
  { check: 'structure.margins', break: (draft) => ({ ...draft, margin: 12 }) },
  { check: 'structure.bullets', break: (draft) => ({ ...draft, paragraphs: 5 }) },
  {
    check: 'structure.paragraphs',
    break: (draft) => ({ ...draft, prose }),
  },
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
    check: 'keywords.varied_openings',
    break: (draft) =>
      changeBullets(draft, (bullet) => ({ ...bullet, verb: /^(?:L|R|D|T)/.test(bullet.verb) ? 'Managed' : bullet.verb })),
  },
  {
    check: 'keywords.density',
    break: (draft) => ({ ...draft, extraLines: [...draft.extraLines, ...Array.from({ length: 20 }, () => 'In the warehouse')] }),
  },
  {
    check: 'keywords.stuffing',
    break: (draft) => ({ ...draft, extraLines: [...draft.extraLines, 'tariffs tariffs tariffs tariffs'] }),
  },
  { check: 'keywords.skills_shown', break: (draft) => ({ ...draft, shownSkills: 0 }) },
  {
    check: 'keywords.job_terms',
    break: (draft) => ({
      ...draft,
      jobTerms: [...draft.jobTerms, { term: 'Kubernetes', necessity: 'required', count: 0, sections: [] }],
    }),
  },
  { check: 'keywords.placeholders', break: (draft) => ({ ...draft, extraLines: [...draft.extraLines, '[Your Company]'] }) },
];
