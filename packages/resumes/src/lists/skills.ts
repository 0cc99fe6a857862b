import type { ResumeContent, SectionKind, SkillEvidence } from '@winnow/contracts';
import { foldLetters, qualifiedHeading, spokenLanguageIn } from '@winnow/languages';
import { canonicalSkill, isCertification } from '@winnow/skills';
import { type MonthNumber, spanOf, unionMonths } from '../dates/months.ts';
import { parseDateRanges, withoutDates } from '../dates/parse-date-ranges.ts';
import { isDocumentTitle, isPlaceholder } from '../entries/cues.ts';
import { sourceOf } from '../evidence.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import type { Section } from '../headings/split-sections.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { countPieces } from '../signs.ts';
import { type RightEdge, rightEdges } from './join-items.ts';
import { knownSkill } from './known-skill.ts';
import { linesOfPositions } from './lines-of-positions.ts';
import { type ListItem, listItems } from './list-items.ts';
import { labelledSkills, type SkillMention, skillMentions } from './skill-mentions.ts';
import { endsInLevel, isLevel, skillNames, unqualified } from './skill-names.ts';
import { withoutNumbered } from './without-numbered.ts';

type Skill = ResumeContent['skills'][number];

/** What is read before the skills: who it is about, and the positions in which skills are shown. */
type Known = Pick<ResumeContent, 'profile' | 'experience' | 'education'>;

/** More evidence does not help a reader. */
const maxEvidence = 5;

/** A resume that lists fewer skills lists none: those that it shows elsewhere are its skills. */
const minListed = 3;

/** More employers, schools or titles are no resume. */
const maxNames = 100;

/** More skills are no resume. */
const maxSkills = 300;

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

const ownItems = (sections: readonly Section[]): Own => {
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

type Listed = { readonly name: string; readonly canonical: string; readonly label: string | null; readonly line: ResumeLine };

/** The skills that the resume lists as such, each once. */
const listedSkills = (items: readonly ListItem[], person: string): readonly Listed[] => {
  const found = new Map<string, Listed>();
  // "Good communication" has no level where nothing else in the list has one.
  const graded = items.filter(({ text }) => endsInLevel(text)).length;
  const areGraded = graded > 1 && graded * 4 >= items.length;
  for (const item of items) {
    const { label, line } = item;
    for (const name of isRated(item) ? [item.label ?? ''] : skillNames(item.text, areGraded)) {
      const folded = foldLetters(unqualified(name)).replace(/\s+/gu, ' ').trim();
      // What heads lists of skills in other resumes heads a part of this one.
      if (knownSkill(name) === undefined && lookUpHeading(name, null)?.kind === 'skills') continue;
      const other = folded === foldLetters(person) || /@|https?:|^\/\//u.test(name) || isDocumentTitle(name);
      if (other || isOtherList(label, name) || found.has(folded)) continue;
      found.set(folded, { name, canonical: canonicalSkill(name), label, line });
    }
  }
  return [...found.values()].slice(0, maxSkills);
};

const listing = ({ name, canonical, line }: Listed): SkillMention => ({
  ...{ name, canonical, line, section: 'skills', form: 'listed', sound: true },
});

/** What the positions tell about the lines in which skills are shown. */
const evidenceReader = (sections: readonly Section[], { experience }: Known, reference: MonthNumber | null) => {
  const positions = linesOfPositions(sections, experience);
  const evidenceOf = ({ line, section, form }: SkillMention): SkillEvidence => {
    const position = positions.get(line) ?? null;
    const entry = position === null ? undefined : experience[position];
    return { ...sourceOf(line), section, form, position, from: entry?.start?.iso ?? null, to: entry?.end?.iso ?? null };
  };
  /** The listing first, then one place of each position, then the others. */
  const evidence = (mentions: readonly SkillMention[]): readonly SkillEvidence[] => {
    const seen = new Set<string>();
    const rankOf = (each: SkillEvidence): number => {
      const key = each.position === null ? each.section : `${each.position}`;
      const first = !seen.has(key);
      seen.add(key);
      return (first ? 0 : 3) + (each.section === 'skills' ? 0 : each.position === null ? 2 : 1);
    };
    const unique = new Map(
      mentions
        .map(evidenceOf)
        .map((each) => [`${each.page} ${each.section} ${each.quote}`, each] as const)
        .toReversed(),
    );
    return [...unique.values()]
      .toReversed()
      .map((each) => ({ each, rank: rankOf(each) }))
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, maxEvidence)
      .map(({ each }) => each);
  };
  const months = (mentions: readonly SkillMention[]): number | null => {
    const shown = new Set(mentions.flatMap(({ line }) => positions.get(line) ?? []));
    const spans = [...shown].flatMap((index) => {
      const { start = null, end = null } = experience[index] ?? {};
      return [spanOf({ start: start?.iso ?? null, end: end?.iso ?? null, current: end?.current ?? false }, reference)];
    });
    const total = unionMonths(spans.filter((span) => span !== undefined));
    return total === null ? null : Math.min(1_200, total);
  };
  return (name: string, confidence: number, mentions: readonly [SkillMention, ...SkillMention[]]): Skill => ({
    ...{
      value: name,
      name,
      canonical: mentions[0].canonical,
      evidence: evidence(mentions),
      months: months(mentions),
      confidence,
    },
    source: sourceOf(mentions[0].line),
  });
};

const confidenceOf = ({ form, sound }: SkillMention): number => (form === 'labelled' ? 0.85 : sound ? 0.7 : 0.5);

/**
 * The skills that the resume lists as such, and those that it shows elsewhere, each with where it is shown and for how long. A
 * resume without a list has those as its skills that it shows by name.
 */
export const readSkills = (
  sections: readonly Section[],
  known: Known,
  reference: MonthNumber | null,
): Pick<ResumeContent, 'skills' | 'other_skills'> => {
  const { profile, experience, education } = known;
  const textOf = (value: { readonly value: string } | null): string => value?.value ?? '';
  const person = textOf(profile.name);
  const { items, labelledLines } = ownItems(sections);
  const listed = listedSkills(items, person);
  const canonicals = listed.map(({ canonical }) => canonical);
  const named = [
    person,
    ...experience.flatMap(({ company, location }) => [textOf(company), textOf(location)]),
    ...education.map((each) => textOf(each.institution)),
  ];
  const titled = [textOf(profile.headline), ...experience.map(({ title }) => textOf(title))];
  const longEnough = (names: readonly string[]): readonly string[] =>
    [...new Set(names)].filter((name) => name.length > 2).slice(0, maxNames);
  const context = { listed: canonicals, lists: labelledLines, names: longEnough(named), titles: longEnough(titled) };
  const mentions = Map.groupBy(skillMentions(sections, context), ({ canonical }) => canonical);
  const skillOf = evidenceReader(sections, known, reference);
  const skills = listed.map((own): Skill => {
    const confidence = own.label !== null || countPieces(own.name) <= 3 ? 0.9 : 0.7;
    return skillOf(own.name, confidence, [listing(own), ...(mentions.get(own.canonical) ?? [])]);
  });
  const inLists = new Set(canonicals);
  const others = [...mentions].flatMap(([canonical, [first, ...rest]]) => {
    if (first === undefined || inLists.has(canonical)) return [];
    const best = [first, ...rest].find(({ form }) => form === 'labelled') ?? [first, ...rest].find(({ sound }) => sound) ?? first;
    const sound = best.sound && best.form !== 'listed' && !isCertification(canonical);
    return [{ skill: skillOf(best.name, confidenceOf(best), [first, ...rest]), sound }];
  });
  const promoted = skills.length < minListed ? others.filter(({ sound }) => sound) : [];
  return {
    skills: [...skills, ...promoted.map(({ skill }) => skill)].slice(0, maxSkills),
    other_skills: others
      .filter((each) => !promoted.includes(each))
      .map(({ skill }) => skill)
      .slice(0, maxSkills),
  };
};
