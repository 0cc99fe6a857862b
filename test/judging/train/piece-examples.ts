import type { LanguageCode } from '@winnow/contracts/constants';
import { normalizeJobText } from '@winnow/jobs';
import { cutPieces, isPossible, jobLines, type PieceState, pieceStates, type SeenPiece, seePieces } from '@winnow/jobs/training';
import { detectLanguage } from '@winnow/languages';
import type { Example } from '../../reading/train/crf.ts';
import type { Job } from '../load-jobs.ts';
import type { Requirement } from '../truth.ts';
import type { LabelledPosting, Marked } from './labelled-postings.ts';

type Span = { readonly start: number; readonly end: number };

type Allows = (state: PieceState, piece: SeenPiece) => boolean;

const seen = (text: string): readonly SeenPiece[] => {
  const lines = jobLines(text);
  const language: LanguageCode = detectLanguage(lines.map((line) => line.text)).language ?? 'en';
  return seePieces(text, lines, cutPieces(text, lines, language), language);
};

const exampleOf = (
  pieces: readonly SeenPiece[],
  allows: (piece: SeenPiece, index: number) => Allows,
  weight: number,
): Example => {
  const possible = pieces.map((piece) => pieceStates.map((state) => isPossible(piece)(state)));
  return {
    family: null,
    features: pieces.map(({ features }) => features),
    possible,
    opens: pieces.map(({ opens }) => opens),
    weight,
    allowed: pieces.map((piece, index) => {
      const rule = allows(piece, index);
      const own = pieceStates.map((state, at) => Number(possible[index]?.[at] === true && rule(state, piece)));
      // What a label says may be what a piece cannot be: then nothing is known of it.
      return Float64Array.from(own.includes(1) ? own : (possible[index] ?? []).map(Number));
    }),
  };
};

const isRole =
  (...roles: readonly PieceState['role'][]): Allows =>
  ({ role }) =>
    roles.includes(role);

const isHeading =
  (...parts: readonly string[]): Allows =>
  (state) =>
    state.role === 'heading' && parts.includes(state.of);

const either =
  (...rules: readonly Allows[]): Allows =>
  (state, piece) =>
    rules.some((rule) => rule(state, piece));

/** What is asked for without a mark is a skill, but where words tell of a certificate or a degree. */
const asked =
  (role: 'required' | 'preferred'): Allows =>
  (state, { features }) =>
    state.role === role &&
    'kind' in state &&
    (state.kind !== 'certification' || features.includes('cue certification')) &&
    (state.kind !== 'education' || features.some((name) => /^(?:named )?degree$|^cue schooling$/u.test(name)));

/** What leads to a demand, or speaks of one, is an aside only with few words: "…, if possible". */
const maxAside = 12;

const mayLead: Allows = ({ role }, { start, end }) => role === 'aside' && end - start <= maxAside;

/** What a label of a line leaves open. */
const byTag: Readonly<Record<string, Allows>> = {
  title: isRole('title', 'other'),
  company: isRole('company', 'other'),
  place: isRole('other'),
  about: isRole('other'),
  task: isRole('tasks'),
  must: either(asked('required'), mayLead),
  wish: either(asked('preferred'), mayLead),
  none: isRole('unneeded', 'aside'),
  trait: isRole('trait'),
  offer: isRole('offer'),
  legal: isRole('other'),
  apply: isRole('other'),
  'h:about': isHeading('other'),
  'h:task': isHeading('tasks'),
  'h:must': isHeading('required'),
  'h:wish': isHeading('preferred'),
  'h:offer': isHeading('offer'),
  'h:legal': isHeading('other'),
  'h:apply': isHeading('other'),
  'h:profile': isHeading('required'),
};

const overlap = (a: { start: number; end: number }, b: { start: number; end: number }): number =>
  Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));

const kindOfMark: Readonly<Partial<Record<Marked['fact'], string>>> = {
  years: 'experience_years',
  school: 'education',
  licence: 'certification',
};

/** The example of a posting whose lines are labelled. */
export const exampleOfPosting = ({ text: given, labels, marks }: LabelledPosting, weight = 1): Example => {
  const text = normalizeJobText(given);
  const placed = <T extends Span>(all: readonly T[]): readonly T[] => {
    let at = 0;
    return all.map((each) => {
      const words = normalizeJobText(given.slice(each.start, each.end)).replaceAll('\n', ' ');
      const found = text.indexOf(words, at);
      if (found < 0) throw new Error(`labelled words are not in their posting: ${words}`);
      at = found + words.length;
      return { ...each, start: found, end: at };
    });
  };
  const spans = placed(labels);
  const marked = placed(marks);
  const begun = new Set<Marked>();
  const pieces = seen(text);
  return exampleOf(
    pieces,
    (piece, index) => {
      const own = spans.toSorted((a, b) => overlap(piece, b) - overlap(piece, a))[0];
      const tag = own?.tag ?? 'about';
      const facts = marked.filter(
        (mark) => overlap(piece, mark) >= 0.35 * Math.min(piece.end - piece.start, mark.end - mark.start),
      );
      const named = facts.filter(({ fact }) => fact === 'title' || fact === 'company');
      const asked = facts.filter(({ fact }) => kindOfMark[fact] !== undefined);
      const fresh = asked.filter((mark) => !begun.has(mark));
      for (const mark of asked) begun.add(mark);
      const rule = byTag[tag] ?? isRole('other');
      const label = spans.find((span) => span === own);
      const first = label !== undefined && piece.start - label.start < 6;
      // "We offer: …" heads its own line; a demand begins with its first words, unless a label does.
      const heads = piece.mayHead && pieces[index + 1]?.line === piece.line ? isRole('heading') : undefined;
      if (asked.length > 0 && (tag === 'must' || tag === 'wish')) {
        const role = tag === 'must' ? 'required' : 'preferred';
        const allowed = fresh.length === 0 ? ['onward'] : fresh.map(({ fact }) => kindOfMark[fact]);
        return (state) => 'kind' in state && state.role === role && allowed.includes(state.kind);
      }
      if (named.length > 0) return isRole(...named.map(({ fact }) => fact as 'title' | 'company'));
      if (tag.startsWith('h:')) return piece.joint === 'line' || piece.mayHead ? rule : either(rule, isRole('other', 'aside'));
      const isMarked = marked.some(
        ({ fact, start, end }) => fact === tag && label !== undefined && start >= label.start && end <= label.end,
      );
      if (first && !isMarked && (tag === 'title' || tag === 'company')) return isRole(tag);
      if (heads !== undefined) return either(rule, heads);
      if (first && (tag === 'must' || tag === 'wish') && pieces[index + 1]?.joint !== ':')
        return (state, own) => 'kind' in state && state.kind !== 'onward' && rule(state, own);
      return rule;
    },
    weight,
  );
};

const kinds: Readonly<Partial<Record<Requirement['kind'], string>>> = {
  skill: 'skill',
  years: 'experience_years',
  education: 'education',
  language: 'language',
  certificate: 'certification',
};

const unsaid = isRole('other', 'tasks', 'offer', 'unneeded', 'aside', 'heading');

/** The example of a posting whose requirements are known. */
export const exampleOfJob = ({ posting, truth }: Job, weight = 1): Example => {
  const text = normalizeJobText(posting);
  const pieces = seen(text);
  const placed = (phrase: string) => {
    const words = normalizeJobText(phrase);
    const start = text.indexOf(words);
    return { start, end: start + words.length };
  };
  const factOf = (words: string | null): Span | undefined => {
    const span = words === null ? undefined : placed(words);
    return span === undefined || span.start < 0 ? undefined : span;
  };
  const requirements = truth.requirements.map((each) => ({ ...each, ...placed(each.phrase) })).filter(({ start }) => start >= 0);
  const none = truth.no_requirements.map(placed).filter(({ start }) => start >= 0);
  const facts = { title: factOf(truth.title), company: factOf(truth.company) };
  const begun = new Set<string>();
  return exampleOf(
    pieces,
    (piece) => {
      const share = (span: Span): number => overlap(piece, span) / Math.min(piece.end - piece.start, span.end - span.start);
      const own = requirements.filter((each) => share(each) >= 0.35).toSorted((a, b) => a.start - b.start || b.end - a.end);
      const named = (['title', 'company'] as const).filter((role) => facts[role] !== undefined && share(facts[role]) >= 0.35);
      if (named.length > 0 && own.length === 0) return isRole(...named);
      if (own.length === 0)
        return none.some((span) => share(span) >= 0.5) ? isRole('unneeded', 'offer', 'other', 'tasks') : unsaid;
      const asked = own.filter(({ kind }) => kinds[kind] !== undefined);
      if (asked.length === 0)
        return isRole(
          'other',
          'tasks',
          'offer',
          ...own.map(({ kind }) => (kind === 'trait' ? ('trait' as const) : ('condition' as const))),
        );
      const fresh = asked.filter(({ id }) => !begun.has(id));
      for (const { id } of asked) begun.add(id);
      // Of a skill and the years of the same words, the years are told by their number.
      const chosen =
        fresh.some(({ kind }) => kind === 'years') && piece.hasYears ? fresh.filter(({ kind }) => kind === 'years') : fresh;
      if (chosen.length === 0)
        return (state) => 'kind' in state && state.kind === 'onward' && asked.some(({ necessity }) => necessity === state.role);
      return (state) =>
        'kind' in state && chosen.some(({ kind, necessity }) => necessity === state.role && kinds[kind] === state.kind);
    },
    weight,
  );
};
