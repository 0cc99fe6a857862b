import type { ResumeContent, SectionKind } from '@winnow/contracts';
import { foldLetters, hasUnspacedScript, qualifiedHeading, spokenLanguageIn } from '@winnow/languages';
import { isDocumentTitle } from '../entries/cues.ts';
import { sourceOf } from '../evidence.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import type { Section } from '../headings/split-sections.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { listItems } from './list-items.ts';

type Skill = ResumeContent['skills'][number];

/** Longer items are sentences about skills and not names. */
const longestSkill = { characters: 50, words: 6 };

/** "Office (Excel, Word)" is a suite and its parts; "Go (primary)" is one skill with a remark. */
const partsIn = (text: string): readonly string[] => {
  const inside = /[(（]([^()（）]*)[)）]\s*$/u.exec(text)?.[1] ?? '';
  const parts = inside.split(/\s*[,，、;]\s*|\//u).map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => /\p{L}/u.test(part) && part.split(/\s+/u).length <= 3) ? parts : [];
};

/** True for labels of other lists inside a skills section. */
const isOtherList = (label: string | null, name: string): boolean => {
  const kind = label === null ? undefined : (lookUpHeading(label, null) ?? qualifiedHeading(label, null))?.kind;
  return kind === 'interests' || (kind === 'languages' && spokenLanguageIn(name) !== null);
};

/** "한글 (HWP)": a name in brackets is part of the name; "Go (primary)" and "Python (Grundkenntnisse)" are remarks. */
const named = /[(（]\p{Lu}[^()（）,，、;/]{0,40}\p{Lu}[^()（）,，、;/]{0,40}[)）]$/u;

const unqualified = (text: string): string => {
  const short = text.replace(/\s*[(（][^()（）]*[)）]\s*$/u, '').trim();
  return short.length > 0 ? short : text;
};

/** The key used to compare skills: folded letters and single spaces. */
const canonicalSkill = (name: string): string => foldLetters(name).replace(/\s+/gu, ' ').trim();

const wordSign = /[\p{L}\p{Nd}+#]/u;

const stands = (text: string, skill: string): boolean => {
  for (let index = text.indexOf(skill); index >= 0; index = text.indexOf(skill, index + 1)) {
    if (hasUnspacedScript(skill)) return true;
    if (!wordSign.test(text[index - 1] ?? ' ') && !wordSign.test(text[index + skill.length] ?? ' ')) return true;
  }
  return false;
};

/**
 * The skills in the skills sections, deduplicated, with the kinds of other sections that mention them. One-letter names count
 * only in lists.
 */
export const readSkills = (lines: readonly ResumeLine[], sections: readonly Section[]): readonly Skill[] => {
  const texts = sections
    .filter(({ kind }) => kind !== 'skills' && kind !== 'contact')
    .map(({ kind, lines: own }) => ({ kind, text: foldLetters(own.map((line) => line.text).join('\n')) }));
  const found = new Map<string, Skill>();
  const items = listItems(lines).flatMap(({ text, label, line }) =>
    [named.test(text) ? text : unqualified(text), ...partsIn(text)].map((name) => ({ name, label, line })),
  );
  for (const { name, label, line } of items) {
    const long = name.length > longestSkill.characters || name.split(/\s+/u).length > longestSkill.words;
    const canonical = canonicalSkill(unqualified(name));
    if (long || /@|https?:/u.test(name) || isDocumentTitle(name) || isOtherList(label, name) || found.has(canonical)) continue;
    const others = canonical.length < 2 ? [] : texts.filter((each) => stands(each.text, canonical)).map(({ kind }) => kind);
    const evidence = [...new Set<SectionKind>(['skills', ...others])];
    const confidence = label !== null || name.split(/\s+/u).length <= 3 ? 0.9 : 0.7;
    found.set(canonical, { value: name, name, canonical, evidence, months: null, confidence, source: sourceOf(line) });
  }
  return [...found.values()];
};
