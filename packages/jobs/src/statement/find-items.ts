import type { Requirement } from '@winnow/contracts';
import type { LanguageCode } from '@winnow/contracts/constants';
import { canonicalSkill, findSkills, isCertification, type SkillMention, type Token } from '@winnow/skills';
import type { Part } from '../words/part-headings.ts';
import { certificateOf, isCertified } from './certificates.ts';
import { type Clause, clauseAt, clausesOf } from './clauses.ts';
import type { Cue } from './find-cues.ts';
import { namedDegree, unnamedDegreesIn } from './find-degree.ts';
import { findLanguages } from './find-languages.ts';
import { findYears, type Years } from './find-years.ts';
import { type SkillGroup, skillGroups } from './skill-groups.ts';
import { yearsOfGroups } from './years-of-groups.ts';

/** Something named at `[start, end)` of a statement, and the requirement it would be. */
export type Item = {
  readonly start: number;
  readonly end: number;
  readonly draft: Pick<
    Requirement,
    'kind' | 'canonical' | 'min_years' | 'of' | 'level' | 'field' | 'equivalent' | 'alternatives'
  >;
  /** True for the field of a degree beside which others will do: "Physics or a related field". */
  readonly field: boolean;
};

export type Sentence = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly cues: readonly Cue[];
  readonly language: LanguageCode;
  readonly part: Part | null;
  /** True when the sentence states a requirement, by its part or its words. */
  readonly asks: boolean;
};

const bare = {
  canonical: null,
  min_years: null,
  of: null,
  level: null,
  field: null,
  equivalent: false,
  alternatives: [],
} as const;

/** More years than this without a word for experience are an age. */
const maxPlainYears = 15;

const maxAlternatives = 20;

/** "Certificação AWS" is what "AWS certification" is. */
const certificationOf = (skill: string): string => {
  const certification = canonicalSkill(`${skill} certification`);
  return isCertification(certification) ? certification : skill;
};

const skillItem = (group: SkillGroup, years: Years | undefined, certified: boolean, field: boolean): Item => {
  const named = [...new Set(group.mentions.map((mention) => mention.canonical))];
  const [canonical = '', ...others] = certified ? named.map(certificationOf) : named;
  const kind = certified || isCertification(canonical) ? 'certification' : 'skill';
  const min_years = kind === 'skill' ? (years?.years ?? null) : null;
  const draft = { ...bare, kind, canonical, min_years, alternatives: others.slice(0, maxAlternatives) } as const;
  return { start: group.start, end: group.end, draft, field: field && min_years === null && kind === 'skill' };
};

/** Blanks the skills in a text, because their names may contain words for degrees: "Scrum Master". */
const masked = (text: string, mentions: readonly SkillMention[]): string => {
  let result = '';
  let end = 0;
  for (const mention of mentions) {
    result += text.slice(end, mention.start) + ' '.repeat(mention.end - mention.start);
    end = mention.end;
  }
  return result + text.slice(end);
};

type Unnamed = ReturnType<typeof unnamedDegreesIn>;

const degreeItems = (
  text: string,
  clauses: readonly Clause[],
  cues: readonly Cue[],
  language: LanguageCode,
  unnamed: Unnamed,
): readonly Item[] =>
  clauses.flatMap(({ start, end }): readonly Item[] => {
    const cuts = cues.filter((cue) => cue.kind === 'or' && cue.start >= start && cue.start < end);
    const ends = [...cuts.map((cut) => cut.start), end];
    const alternatives = ends.flatMap((to, index) =>
      text.slice(index === 0 ? start : (cuts[index - 1]?.end ?? 0), to).split('/'),
    );
    const level = namedDegree(alternatives, language) ?? unnamed.find((each) => each.start >= start && each.start < end)?.level;
    return level === undefined ? [] : [{ start, end, draft: { ...bare, kind: 'education', level }, field: false }];
  });

/** A degree of a university has a field; a vocational training is for one trade. */
const hasField = ({ draft }: Item): boolean => draft.level !== 'vocational' && draft.level !== 'secondary';

/** The clauses that name fields of a degree: that of the degree, and those that go on with the list. */
const fieldClauses = (clauses: readonly Clause[], cues: readonly Cue[], degrees: readonly Item[]): ReadonlySet<number> => {
  const silent = (index: number): boolean => !cues.some((cue) => cue.kind !== 'or' && clauseAt(clauses, cue.start) === index);
  const found = new Set<number>();
  for (const degree of degrees.filter(hasField)) {
    let index = clauseAt(clauses, degree.start);
    found.add(index);
    for (index += 1; clauses[index]?.hard === false && silent(index); index += 1) found.add(index);
  }
  return found;
};

/** Every possible requirement of a sentence, in order, with its clauses. */
export const findItems = (sentence: Sentence): { readonly items: readonly Item[]; readonly clauses: readonly Clause[] } => {
  const { text, tokens, cues, language, part, asks } = sentence;
  const unnamed = asks ? unnamedDegreesIn(tokens) : [];
  // "Ensino superior" names an education, and no teaching.
  const mentions = findSkills(text).filter(({ start, end }) => !unnamed.some((each) => start < each.end && end > each.start));
  const marks = cues.filter(({ kind }) => kind === 'required' || kind === 'preferred');
  const clauses = clausesOf(text, mentions, marks);
  const groups = skillGroups(text, tokens, cues, mentions);
  if (part === 'tasks') return { items: groups.map((group) => skillItem(group, undefined, false, false)), clauses };

  const degrees = asks ? degreeItems(masked(text, mentions), clauses, cues, language, unnamed) : [];
  const experienced = cues.some(({ kind }) => kind === 'experience');
  const fields = experienced ? new Set<number>() : fieldClauses(clauses, cues, degrees);
  const ofFields = groups.filter(({ start }) => fields.has(clauseAt(clauses, start)));
  const open = cues.some(({ kind, start }) => kind === 'or' && ofFields.length > 0 && start >= (ofFields.at(-1)?.end ?? 0));
  const years = findYears(text, tokens, cues, language);
  const ofGroups = yearsOfGroups(text, groups, years, clauses);
  const skills = groups.map((group, index) =>
    skillItem(group, ofGroups[index], isCertified(text, tokens, cues, group), open && ofFields.includes(group)),
  );
  const used = new Set(ofGroups);
  const periods = years
    .filter((each) => !used.has(each) && (experienced || (part !== null && each.years <= maxPlainYears)))
    .map(
      ({ years: min_years, start, end }): Item => ({
        start,
        end,
        draft: { ...bare, kind: 'experience_years', min_years },
        field: false,
      }),
    );
  const languages = findLanguages(text, tokens, cues, clauses, language, part !== null || marks.length > 0).map(
    ({ code, level, alternatives, start, end }): Item => ({
      start,
      end,
      draft: { ...bare, kind: 'language', canonical: code, level, alternatives: alternatives.slice(0, maxAlternatives) },
      field: false,
    }),
  );
  const named = skills.some(({ draft }) => draft.kind === 'certification') ? undefined : certificateOf(text, tokens, cues);
  const certificates: readonly Item[] =
    named === undefined
      ? []
      : [
          {
            start: named.start,
            end: named.end,
            draft: { ...bare, kind: 'certification', canonical: named.canonical },
            field: false,
          },
        ];
  const items = [...skills, ...periods, ...languages, ...degrees, ...certificates].toSorted((a, b) => a.start - b.start);
  return { items, clauses };
};
