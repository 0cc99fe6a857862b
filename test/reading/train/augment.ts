import { type ResumeLine, withText } from '@winnow/resumes/training';
import { pasteAsText } from './paste-as-text.ts';
import type { LineTruth } from './project-roles.ts';
import type { Random } from './random.ts';

type Piece = { readonly lines: readonly ResumeLine[]; readonly truth: readonly LineTruth[] };

const pick = ({ lines, truth }: Piece, indices: readonly number[]): Piece => ({
  lines: indices.flatMap((index) => lines[index] ?? []),
  truth: indices.flatMap((index) => truth[index] ?? []),
});

const isHeading = (truth: LineTruth | undefined): boolean => truth?.roles[0] === 'heading';

/** The indices of each section with a heading. */
const sectionsOf = (truth: readonly LineTruth[]): readonly (readonly number[])[] => {
  const sections: number[][] = [];
  for (const [index, state] of truth.entries()) {
    const before = truth[index - 1];
    if (isHeading(state) && !(isHeading(before) && before?.kind === state.kind)) sections.push([index]);
    else sections.at(-1)?.push(index);
  }
  return sections;
};

/** The same lines as a file without any styles has them. */
export const withoutLook = (lines: readonly ResumeLine[]): readonly ResumeLine[] =>
  lines.map((line) => ({
    ...line,
    size: 0,
    largest: 0,
    bold: false,
    opensBold: false,
    italic: false,
    colour: '',
    font: '',
    marks: [],
    box: null,
  }));

/** Resumes of one or two sections, every other one without styles: few lines have little to compare a heading with. */
const shortened = (piece: Piece, seed: number): readonly Piece[] => {
  const sections = sectionsOf(piece.truth);
  const first = sections[0]?.[0] ?? 0;
  const top = Array.from({ length: Math.min(first, 1 + (seed % 4)) }, (_, index) => index);
  const chosen = [seed, seed * 5 + 1].map((number) => number % Math.max(1, sections.length));
  return chosen.flatMap((at, order) => {
    const own = sections[at];
    if (own === undefined) return [];
    const more = seed % 2 === order ? (sections[at + 1] ?? []) : [];
    const cut = pick(piece, [...top, ...own.slice(0, 12), ...more.slice(0, 12)]);
    return [order === 1 && seed % 2 === 0 ? { ...cut, lines: withoutLook(cut.lines) } : cut];
  });
};

/** One resume in so many also teaches as a text; more of them blur the lists of resumes that have a look. */
const textEvery = 3;

/** The whole resume as a text. */
const asText = ({ lines, truth }: Piece, random: Random): Piece => {
  const rows = pasteAsText(lines, (at) => (truth[at]?.roles.length === 1 ? truth[at].roles[0] : undefined), random);
  return { lines: rows.map(({ line }) => line), truth: rows.flatMap(({ at }) => truth[at] ?? []) };
};

/** The share of headings that are left out, and of these, the share whose words are in front of the line below. */
const lost = { share: 0.4, joined: 0.3 } as const;

/** A resume in which some headings are not found, as where they are pictures or are read with the text beside them. */
const withoutHeadings = (piece: Piece, random: Random): Piece => {
  const { lines, truth } = piece;
  const kept: number[] = [];
  const texts = new Map<number, string>();
  for (const index of lines.keys()) {
    if (!isHeading(truth[index]) || random() >= lost.share) kept.push(index);
    else if (random() < lost.joined && lines[index + 1] !== undefined && !isHeading(truth[index + 1]))
      texts.set(index + 1, `${lines[index]?.text} ${lines[index + 1]?.text}`);
  }
  const { lines: own, truth: ownTruth } = pick(piece, kept);
  const joined = kept.map((index) => texts.get(index));
  return { lines: own.map((line, at) => (joined[at] === undefined ? line : withText(line, joined[at]))), truth: ownTruth };
};

/**
 * What is learned from one resume: the whole and short ones made of it, the whole as a text for some, without some of its
 * headings, and as if its headings were in no table.
 */
export const piecesOf = (
  piece: Piece,
  seed: number,
  random: Random,
): readonly (Piece & { readonly readsHeadings: boolean })[] => {
  const texts = seed % textEvery === 0 ? [asText(piece, random)] : [];
  return [
    ...[piece, ...shortened(piece, seed), ...texts, withoutHeadings(piece, random)].map((each) => ({
      ...each,
      readsHeadings: true,
    })),
    ...[piece, ...shortened(piece, seed).slice(0, seed % 2)].map((each) => ({ ...each, readsHeadings: false })),
  ];
};
