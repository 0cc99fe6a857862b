import type { ResumeContent, SectionKind } from '@winnow/contracts';
import { foldLetters, hasUnspacedScript, qualifiedHeading, spokenLanguageIn } from '@winnow/languages';
import { canonicalSkill, knownSkill } from '@winnow/skills';
import { parseDateRanges, withoutDates } from '../dates/parse-date-ranges.ts';
import { isDocumentTitle } from '../entries/cues.ts';
import { sourceOf } from '../evidence.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import type { Section } from '../headings/split-sections.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { rightEdges } from './join-items.ts';
import { type ListItem, listItems } from './list-items.ts';
import { isLevel, skillNames, unqualified } from './skill-names.ts';

type Skill = ResumeContent['skills'][number];

/** True for labels of other lists inside a skills section. */
const isOtherList = (label: string | null, name: string): boolean => {
  const kind = label === null ? undefined : (lookUpHeading(label, null) ?? qualifiedHeading(label, null))?.kind;
  return kind === 'interests' || (kind === 'languages' && spokenLanguageIn(name) !== null);
};

const wordSign = /[\p{L}\p{Nd}+#]/u;

const stands = (text: string, skill: string): boolean => {
  for (let index = text.indexOf(skill); index >= 0; index = text.indexOf(skill, index + 1)) {
    if (hasUnspacedScript(skill)) return true;
    if (!wordSign.test(text[index - 1] ?? ' ') && !wordSign.test(text[index + skill.length] ?? ' ')) return true;
  }
  return false;
};

/** A line that is dated as entries are, and lists nothing: "Software Engineer    2019 – 2021". */
const isDatedHead = ({ text }: ResumeLine): boolean => {
  const dates = /\d/u.test(text) && !/[(（]/u.test(text) ? parseDateRanges(text, []) : [];
  const rest = withoutDates(text, dates);
  return dates.some(({ end }) => end !== null) && dates.length === 1 && rest.every((part) => knownSkill(part) === undefined);
};

/** "Python: advanced" is a skill and its level, and no label with an item. */
const isRated = ({ label, text }: ListItem): boolean => label !== null && isLevel(text);

/**
 * The skills in the skills sections, deduplicated, with the kinds of other sections that mention them. One-letter names count
 * only in lists.
 */
export const readSkills = (sections: readonly Section[], person: string | null): readonly Skill[] => {
  const texts = sections
    .filter(({ kind }) => kind !== 'skills' && kind !== 'contact')
    .map(({ kind, lines: own }) => ({ kind, text: foldLetters(own.map((line) => line.text).join('\n')) }));
  const edge = rightEdges(sections.flatMap(({ lines }) => lines));
  const found = new Map<string, Skill>();
  const items = sections
    .filter(({ kind }) => kind === 'skills')
    .flatMap(({ lines }) =>
      listItems(
        lines.filter((line) => !isDatedHead(line)),
        edge,
      ),
    )
    .flatMap((item) => {
      const names = isRated(item) ? [item.label ?? ''] : skillNames(item.text);
      return names.map((name) => ({ name, label: item.label, line: item.line }));
    });
  for (const { name, label, line } of items) {
    const folded = foldLetters(unqualified(name)).replace(/\s+/gu, ' ').trim();
    if (
      folded === foldLetters(person ?? '') ||
      /@|https?:/u.test(name) ||
      isDocumentTitle(name) ||
      isOtherList(label, name) ||
      found.has(folded)
    )
      continue;
    const others = folded.length < 2 ? [] : texts.filter((each) => stands(each.text, folded)).map(({ kind }) => kind);
    const evidence = [...new Set<SectionKind>(['skills', ...others])];
    const confidence = label !== null || name.split(/\s+/u).length <= 3 ? 0.9 : 0.7;
    const canonical = canonicalSkill(name);
    found.set(folded, { value: name, name, canonical, evidence, months: null, confidence, source: sourceOf(line) });
  }
  return [...found.values()];
};
