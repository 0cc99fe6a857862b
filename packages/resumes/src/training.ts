import { nameOf } from '@winnow/decode';
import type { LayoutDocument } from '@winnow/reading';
import { type PersonalLines, searchName } from './contact/name.ts';
import { nameEvidence } from './contact/name-evidence.ts';
import { emailsOf, personalLinesOf } from './contact/read-profile.ts';
import type { DatedLine } from './entries/dated-line.ts';
import type { EntryKind } from './entries/roles.ts';
import { schoolHead } from './entries/school-head.ts';
import { type Slot, slotsOf } from './entries/slot-model.ts';
import { splitEntries } from './entries/split-entries.ts';
import type { ResumeLine } from './layout/resume-line.ts';
import { certificateHeads } from './lists/certifications.ts';
import { ownItems, skillCandidates } from './lists/skill-candidates.ts';
import { skillEvidence } from './lists/skill-evidence.ts';
import { readSections } from './parse-resume.ts';

export { type CalibratedField, knots } from './calibrate.ts';
export { emailsIn } from './contact/emails.ts';
export { cleanName } from './contact/name-shape.ts';
export { phonesIn } from './contact/phone-numbers.ts';
export { type Chain, type Marginals, marginalsOf } from './entries/chain.ts';
export { type EntrySection, entryFeatures } from './entries/entry-features.ts';
export { type EntryState, entryGrammar, entryStates } from './entries/entry-states.ts';
export { type EntryKind, roles } from './entries/roles.ts';
export {
  canJoin,
  chainOf,
  type Slot,
  type SlotWeights,
  separatorOf,
  shareOfOthers,
  unit,
} from './entries/slot-model.ts';
export { withDates } from './entries/split-entries.ts';
export type { Heading } from './headings/find-headings.ts';
export { lookUpHeading } from './headings/heading-lookup.ts';
export { type Section, splitSections } from './headings/split-sections.ts';
export { bodyStyle } from './layout/line-style.ts';
export type { ResumeLine } from './layout/resume-line.ts';
export { withText } from './layout/with-text.ts';

export { learnedLanguages } from './ngrams/learned-languages.ts';
export { headingModel, lineModel } from './ngrams/section-kinds.ts';
export { type TextKind, textKinds, textModel } from './ngrams/text-kinds.ts';
export { readLines } from './parse-resume.ts';
export { forget } from './remember.ts';
export { lineFeatures } from './roles/line-features.ts';
export { opensColumn } from './roles/position-features.ts';
export { grammar as roleGrammar, jumpPrice, type Role, type State, states } from './roles/states.ts';

/** A section of entries as the model of slots sees it. */
export type SlotSection = { readonly kind: EntryKind; readonly entries: readonly (readonly Slot<string>[])[] };

/** The slot with the names of its evidence. */
const named = ({ piece, place, text, others }: Slot): Slot<string> => ({
  ...{ piece, place: place.map(nameOf), text: text.map(nameOf) },
  others: others.map((own) => own.map(nameOf)),
});

/** A line below a head is no longer than this, in characters, when it may be taken for a part of it. */
const maxBelow = 60;

/** The head as it is when the line below it is taken for a part of it. */
const longerHead = (head: readonly DatedLine[], body: readonly ResumeLine[]): readonly DatedLine[] => {
  const line = body.find((each) => !head.some((own) => own.line === each));
  return line === undefined || line.bullet || line.text.length > maxBelow ? head : [...head, { line, dates: [] }];
};

/**
 * The sections of positions, schools and certificates in a resume, to learn the weights of slots from: as they are found, and, with `longer`, also
 * with heads that run a line too far.
 */
export const slotSections = (layout: LayoutDocument, longer = false): readonly SlotSection[] => {
  const { sections, languages, context } = readSections(layout);
  return sections.flatMap(({ kind, lines }): readonly SlotSection[] => {
    const slots = (heads: readonly (readonly DatedLine[])[], of: EntryKind): SlotSection => ({
      kind: of,
      entries: slotsOf(heads, of, context).map((own) => own.map(named)),
    });
    if (kind === 'certifications') return [slots(certificateHeads(lines, languages), kind)];
    if (kind !== 'experience' && kind !== 'education') return [];
    const entries = splitEntries(lines, languages, kind);
    const heads = entries.map((entry) => (kind === 'education' ? schoolHead(entry) : entry.head));
    const all = longer ? [heads, heads.map((head, at) => longerHead(head, entries[at]?.body ?? []))] : [heads];
    return all.map((each) => slots(each, kind));
  });
};

/** What may name the person, with the names of its evidence. */
export type NameExample = { readonly text: string; readonly evidence: readonly string[] };

/** What a resume may name the person by. */
type NameExamples = {
  readonly whole: readonly NameExample[];
  /** The same beside an address that does not show the name: made resumes hardly have one. */
  readonly strange: readonly NameExample[];
  /** The same if no line showed the name. */
  readonly unnamed: readonly NameExample[];
};

/** An address that shows no name. */
const strangeAddress = '1@example.com';

/** What a resume may name the person by; `isName` tells whether a text does. */
export const nameExamples = (layout: LayoutDocument, isName: (text: string) => boolean): NameExamples => {
  const { lines, sections, context: about } = readSections(layout);
  const personal = personalLinesOf(lines, sections);
  const emails = emailsOf(personal, layout).map(({ value }) => value);
  const examplesIn = (own: PersonalLines, addresses: readonly string[]): readonly NameExample[] => {
    const { candidates, context } = searchName(own, { language: about.language, emails: addresses });
    const evidenceOf = nameEvidence(candidates, context);
    return candidates.map((candidate) => ({ text: candidate.text, evidence: evidenceOf(candidate).map(nameOf) }));
  };
  const right = searchName(personal, { language: about.language, emails }).candidates.filter(({ text }) => isName(text));
  const shown = new Set(right.flatMap(({ line, next, part }) => (part === 'joined' ? [line, next] : [line])));
  const without = (own: readonly ResumeLine[]): readonly ResumeLine[] =>
    own.filter((line) => !shown.has(line) && !right.some(({ text }) => line.text.includes(text)));
  const { contact, others, body } = personal;
  const rest = { contact: without(contact), others: without(others), body: without(body) };
  return {
    whole: examplesIn(personal, emails),
    strange: examplesIn(personal, [strangeAddress]),
    unnamed: examplesIn(rest, emails),
  };
};

/** What may name a skill, with the names of its evidence; the known skills inside are asked for where the whole is none. */
export type SkillExample = {
  readonly name: string;
  readonly evidence: readonly string[];
  readonly inside: readonly SkillExample[];
};

/** What the lists of a resume may name as skills. */
export const skillExamples = (layout: LayoutDocument): readonly SkillExample[] => {
  const { sections, context } = readSections(layout);
  const { items } = ownItems(sections);
  const evidenceOf = skillEvidence(items, context.language);
  return skillCandidates(items).map(({ whole, inside }) => {
    const example = (candidate: typeof whole, parts: readonly SkillExample[]): SkillExample => ({
      name: candidate.name,
      evidence: evidenceOf(candidate).map(nameOf),
      inside: parts,
    });
    return example(
      whole,
      inside.map((part) => example(part, [])),
    );
  });
};
