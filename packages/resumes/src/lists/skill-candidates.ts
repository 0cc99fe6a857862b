import type { SectionKind } from '@winnow/contracts';
import { qualifiedHeading, spokenLanguageIn } from '@winnow/languages';
import { parseDateRanges, withoutDates } from '../dates/parse-date-ranges.ts';
import { isDocumentTitle, isPlaceholder } from '../entries/cues.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import type { Section } from '../headings/split-sections.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { type RightEdge, rightEdges } from './join-items.ts';
import { knownSkill } from './known-skill.ts';
import { isLanguage } from './language-names.ts';
import { type ListItem, listItems } from './list-items.ts';
import type { SkillCandidate } from './skill-evidence.ts';
import { labelledSkills } from './skill-mentions.ts';
import { endsInLevel, isLevel, skillNames, skillsIn } from './skill-names.ts';
import { withoutNumbered } from './without-numbered.ts';

/** True for labels of other lists inside a skills section. */
const isOtherList = (label: string | null, name: string): boolean => {
  const kind = label === null ? undefined : (lookUpHeading(label, null) ?? qualifiedHeading(label, null))?.kind;
  return kind === 'interests' || kind === 'certifications' || (kind === 'languages' && spokenLanguageIn(name) !== null);
};

/** A line that is dated as entries are, and lists nothing: "Software Engineer    2019 – 2021". */
const isDatedHead = ({ text }: ResumeLine): boolean => {
  const dates = /\d/u.test(text) && !/[(（]/u.test(text) ? parseDateRanges(text, []) : [];
  const rest = withoutDates(text, dates);
  return dates.some(({ end }) => end !== null) && dates.length === 1 && rest.every((part) => knownSkill(part) === undefined);
};

/** "Python: advanced" is a skill and its level, and no label with an item. */
const isRated = ({ label, text }: ListItem): boolean => label !== null && isLevel(text);

/** Sections with a line such as "Skills: Excel, SAP" where no heading stands above it; others label what one entry used. */
const headless: ReadonlySet<SectionKind> = new Set<SectionKind>(['contact', 'summary', 'education', 'languages', 'other']);

/** Networks where people have profiles. */
const network =
  /^(?:linkedin|xing|github|gitlab|twitter|x|facebook|instagram|stack ?overflow|behance|dribbble|medium|telegram|orcid)$/iu;

/** True for a list of profiles: the name of a network, and below it that of an account. */
const areProfiles = ({ lines }: Section): boolean =>
  lines.length > 0 &&
  lines.length <= 8 &&
  lines.every(
    ({ text }, index) => network.test(text) || network.test(lines[index - 1]?.text ?? '') || /^\S*[/@.]\S+$/u.test(text),
  ) &&
  lines.some(({ text }) => network.test(text));

type Own = { readonly items: readonly ListItem[]; readonly labelledLines: ReadonlySet<ResumeLine> };

/** The items of a section; where a template left its own text, only those that the table knows. */
const itemsIn = ({ lines }: Section, edge: RightEdge): readonly ListItem[] => {
  const items = listItems(
    lines.filter((line) => !isDatedHead(line)),
    edge,
  );
  const filler = lines.some(({ text }) => isPlaceholder(text));
  return filler ? items.filter(({ text }) => knownSkill(text) !== undefined) : items;
};

/** The items of the lists of skills, and the lines that are such a list behind a label. */
export const ownItems = (sections: readonly Section[]): Own => {
  const edge = rightEdges(sections.flatMap(({ lines }) => lines));
  const inSections = sections
    .filter((section) => section.kind === 'skills' && !areProfiles(section))
    .flatMap((section) => itemsIn(section, edge));
  const labelled = sections
    .filter(({ kind }) => headless.has(kind))
    .flatMap(({ lines }) => [...labelledSkills(lines).values()].flat())
    .filter(({ label }) => label !== null && lookUpHeading(label, null)?.kind === 'skills');
  return { items: withoutNumbered([...inSections, ...labelled]), labelledLines: new Set(labelled.map(({ line }) => line)) };
};

/** What an item may name: the whole of it, or a part as it is listed, and else the known skills inside. */
export type SkillChoice = { readonly whole: SkillCandidate; readonly inside: readonly SkillCandidate[] };

/** How long a skill was used, in a column of its own; in Latin letters, "3D" and "5S" are names. */
const duration = /^\d{1,2}(?:\.\d)?\s?(?:年|か月|ヶ月|カ月|个月|個月|년|개월)[以上間间半]{0,2}$/u;

/** What heads lists of skills or languages in other resumes heads a part of this one. */
const headsList = (name: string): boolean => {
  const kind = lookUpHeading(name, null)?.kind;
  return kind === 'skills' || kind === 'languages';
};

/** What the items of lists may name, in their order. */
export const skillCandidates = (items: readonly ListItem[]): readonly SkillChoice[] => {
  // "Good communication" has no level where nothing else in the list has one.
  const graded = items.filter(({ text }) => endsInLevel(text)).length;
  const areGraded = graded > 1 && graded * 4 >= items.length;
  const isOther = (name: string, label: string | null): boolean =>
    (knownSkill(name) === undefined && (headsList(name) || isLanguage(name) || duration.test(name))) ||
    /@|https?:|^\/\//u.test(name) ||
    isDocumentTitle(name) ||
    isOtherList(label, name);
  return items.flatMap((item) => {
    const names = isRated(item) ? [item.label ?? ''] : skillNames(item.text, areGraded);
    return names
      .filter((name) => !isOther(name, item.label))
      .map((name) => ({
        whole: { name, item },
        inside: skillsIn(name).flatMap((part) => (part === name ? [] : [{ name: part, item }])),
      }));
  });
};
