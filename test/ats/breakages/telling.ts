import { type Draft, hasFigure, printJobDates } from '../draft.ts';
import type { Breakage } from './breakage.ts';

const everywhere = ['pdf', 'docx', 'txt'] as const;

const perPosition = 4;

/** The draft with what its positions tell replaced, four lines to each at most. */
const tell = (draft: Draft, lines: readonly string[]): Draft => ({
  ...draft,
  positions: draft.positions.map((position, index) => ({
    ...position,
    told: lines.slice(index * perPosition, (index + 1) * perPosition),
  })),
});

const changeTold = (draft: Draft, change: (text: string, index: number, all: readonly string[]) => string): Draft => ({
  ...draft,
  positions: draft.positions.map((position) => ({ ...position, told: position.told.map(change) })),
});

const toldBy = ({ positions }: Draft): readonly string[] => positions.flatMap(({ told }) => told);

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const beginningOf = (text: string): string =>
  unspaced.test(text) ? [...text].slice(0, 8).join('') : text.split(' ').slice(0, 3).join(' ');

/** Between the words of a text, at each third, or at its end where they have no spaces. */
const insert = (text: string, word: string): string => {
  const words = text.split(' ');
  const third = Math.ceil(words.length / 3);
  const parts = [0, 1, 2].map((part) => words.slice(part * third, (part + 1) * third).join(' '));
  return parts.filter((part) => part !== '').join(` ${word} `);
};

/** A word that nobody tires of; in Vietnamese a word is two syllables. */
const refrain = ({ vocabulary }: Draft): string => (vocabulary.language === 'vi' ? 'chất lượng' : 'Kanban');

/** The rubric does not count against these what its lists of verbs cannot cover. */
const openEnded: ReadonlySet<string> = new Set(['am', 'bn', 'gu', 'hi', 'kn', 'ml', 'mr', 'ta', 'te', 'tr', 'ur']);

/** Lines of names and figures: whom one worked with, and nothing that was done. */
const namesOnly = ({ vocabulary, positions }: Draft): readonly string[] => {
  const { companies, places, institutions } = vocabulary;
  const count = positions.reduce((sum, { told }) => sum + told.length, 0);
  const at = <T>(items: readonly T[], index: number): T => items[index % items.length]!;
  return Array.from(
    { length: count },
    (_, index) =>
      `${12 + index} × ${at(companies, index)} / ${at(places, index)} / ${at(institutions, index)} / ${at(companies, index + 3)}`,
  );
};

/** A word of the draft's own headline, so that it is one of its language. */
const opening = ({ vocabulary }: Draft): string => {
  const segments = [...new Intl.Segmenter(vocabulary.language, { granularity: 'word' }).segment(vocabulary.titles[0] ?? '')];
  const words = segments.filter(({ isWordLike }) => isWordLike === true).map(({ segment }) => segment);
  return words.toSorted((a, b) => b.length - a.length)[0] ?? '';
};

/** Faults of what is said about work, and how. */
export const telling: readonly Breakage[] = [
  {
    name: 'the oldest position first',
    breaks: 'structure.date_order',
    formats: everywhere,
    // Japanese resumes may run from the oldest.
    suits: (language) => language !== 'ja',
    draft: (draft) => ({ ...draft, positions: draft.positions.toReversed() }),
  },
  {
    name: 'dates in two forms',
    breaks: 'structure.date_format',
    formats: everywhere,
    draft: (draft) => ({
      ...draft,
      positions: draft.positions.map((position, index) =>
        index === 2
          ? { ...position, dates: printJobDates(draft.vocabulary, index, draft.vocabulary.monthYear.length - 1) }
          : position,
      ),
    }),
  },
  {
    name: 'paragraphs in place of bullet points',
    breaks: 'structure.bullets',
    formats: everywhere,
    draft: (draft) => ({ ...draft, positions: draft.positions.map((position) => ({ ...position, paragraphs: true })) }),
    touches: ['keywords.action_verbs', 'keywords.quantified', 'keywords.bullet_length', 'keywords.varied_openings'],
  },
  {
    name: 'a wall of text',
    breaks: 'structure.paragraphs',
    formats: everywhere,
    draft: (draft) => ({
      ...draft,
      positions: draft.positions.map((position, index) =>
        index === 0
          ? { ...position, prose: draft.vocabulary.bullets.join(unspaced.test(position.title) ? '。' : '. ') }
          : position,
      ),
    }),
    touches: ['keywords.density'],
  },
  {
    name: 'bullet points that say nothing was done',
    breaks: 'keywords.action_verbs',
    formats: everywhere,
    suits: (language) => !openEnded.has(language),
    draft: (draft) => tell(draft, namesOnly(draft)),
    touches: ['keywords.density', 'keywords.quantified'],
  },
  {
    name: 'bullet points without figures',
    breaks: 'keywords.quantified',
    formats: everywhere,
    draft: (draft) =>
      tell(
        draft,
        draft.vocabulary.bullets.filter((each) => !hasFigure(each)),
      ),
    touches: ['structure.length', 'keywords.density'],
  },
  {
    name: 'bullet points of three words',
    breaks: 'keywords.bullet_length',
    formats: everywhere,
    draft: (draft) => changeTold(draft, beginningOf),
    touches: ['keywords.action_verbs', 'keywords.quantified', 'structure.length', 'keywords.density', 'keywords.varied_openings'],
  },
  {
    name: 'bullet points as long as paragraphs',
    breaks: 'keywords.bullet_length',
    formats: everywhere,
    draft: (draft) =>
      changeTold(draft, (_, index, all) =>
        [...all.slice(index), ...toldBy(draft).slice(0, 8), ...all.slice(0, index)].join(', '),
      ),
    touches: ['keywords.action_verbs', 'keywords.quantified', 'structure.length', 'keywords.density'],
  },
  {
    name: 'bullet points that all begin alike',
    breaks: 'keywords.varied_openings',
    formats: everywhere,
    draft: (draft) => changeTold(draft, (text) => `${opening(draft)}: ${text}`),
    touches: ['keywords.density', 'keywords.action_verbs', 'keywords.bullet_length'],
  },
  {
    name: 'one word everywhere',
    breaks: 'keywords.density',
    formats: everywhere,
    draft: (draft) => {
      const word = refrain(draft);
      return {
        ...changeTold(draft, (text) => insert(`${text} ${word}`, word)),
        projects: draft.projects.map((text) => insert(text, word)),
      };
    },
    touches: ['keywords.bullet_length', 'keywords.action_verbs'],
  },
  {
    name: 'the same skill over and over',
    breaks: 'keywords.stuffing',
    formats: everywhere,
    draft: (draft) => ({ ...draft, skills: [...draft.skills, 'Kanban', 'Kanban', 'Scrum', 'Kanban', 'Scrum', 'Kanban'] }),
    touches: ['keywords.density'],
  },
  {
    name: 'skills that appear nowhere else',
    breaks: 'keywords.skills_shown',
    formats: everywhere,
    draft: (draft) => ({
      ...draft,
      skills: ['Velqor', 'Tarnyx Studio', 'Mobrix', 'Plindow', 'Kestvia', 'Orblin', 'Sandrex', 'Wopito'],
    }),
  },
  {
    name: 'a line of the template',
    breaks: 'keywords.placeholders',
    formats: everywhere,
    draft: (draft) => ({ ...draft, summary: `${draft.summary ?? ''} [Insert company here]` }),
  },
  {
    name: 'hardly a page of text',
    breaks: 'structure.length',
    formats: ['pdf', 'docx'],
    draft: (draft) => ({
      ...tell(draft, []),
      summary: draft.vocabulary.summaries[0] ?? null,
      projects: draft.projects.slice(0, 1),
      positions: draft.positions.map((position) => ({ ...position, told: position.told.slice(0, 1) })),
    }),
    touches: [
      'keywords.action_verbs',
      'keywords.quantified',
      'keywords.bullet_length',
      'keywords.varied_openings',
      'keywords.density',
    ],
  },
];
