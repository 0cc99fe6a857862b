import type { Requirement } from '@winnow/contracts';
import type { LanguageCode } from '@winnow/contracts/constants';
import { languageLevelIn } from '@winnow/languages';
import { findSkills, isCertification, type SkillMention, type Token, tokensOf } from '@winnow/skills';
import type { Demand } from '../pieces/find-demands.ts';
import { type Cue, findCues } from '../statement/find-cues.ts';
import { askedDegreesIn } from '../statement/find-degree.ts';
import { findLanguages, languageMentions } from '../statement/find-languages.ts';
import { findWordsAround } from '../statement/find-words-around.ts';
import { findYears } from '../statement/find-years.ts';
import { quoteOf, whole } from '../text/statements.ts';
import { readDegree } from './read-degree.ts';
import { innerSpan, trimmedSpan } from './trimmed-words.ts';

/** A requirement without its number and weight. */
export type Draft = Omit<Requirement, 'id' | 'weight'>;

type Span = { readonly start: number; readonly end: number };

type Asked = Partial<Pick<Requirement, 'canonical' | 'min_years' | 'of' | 'level' | 'field' | 'equivalent' | 'alternatives'>> & {
  readonly kind?: Requirement['kind'];
  readonly label: Span;
};

const maxLabelLength = 200;
const maxAlternatives = 20;

const namesOf = (skills: readonly SkillMention[]): Pick<Draft, 'canonical' | 'alternatives'> => {
  const [canonical = null, ...others] = new Set(skills.map((mention) => mention.canonical));
  return { canonical, alternatives: others.slice(0, maxAlternatives) };
};

const readYears = (
  words: string,
  tokens: readonly Token[],
  span: Span,
  cues: readonly Cue[],
  language: LanguageCode,
): Asked | undefined => {
  const [years] = findYears(words, tokens, cues, language);
  if (years === undefined) return undefined;
  const around = findWordsAround(tokens, language);
  // "At least" is nothing that somebody has years of.
  const sides = [
    { start: span.start, end: years.start },
    { start: years.end, end: span.end },
  ]
    .filter((side) => innerSpan(words, tokens, side, [], language, around) !== undefined)
    .map((side) => trimmedSpan(words, tokens, side, cues, language));
  const [longest] = sides.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const of = longest === undefined ? '' : words.slice(longest.start, longest.end);
  const cut = around.find(({ start, end }) => start < span.start && end > span.start);
  return {
    label: { start: cut?.start ?? span.start, end: span.end },
    min_years: years.years,
    of: /\p{L}/u.test(of) ? whole(of.slice(0, maxLabelLength)) : null,
    ...namesOf(findSkills(of)),
  };
};

/** What the words of a demand ask for; several languages are several things. */
const readKind = ({ kind }: Demand, words: string, language: LanguageCode): readonly Asked[] => {
  const tokens = tokensOf(words);
  const cues = findCues(words, tokens, language);
  const all = trimmedSpan(words, tokens, { start: 0, end: words.length }, [], 'en');
  const label = (): Span => trimmedSpan(words, tokens, all, cues, language);
  const skill = (): Asked => ({ kind: 'skill', label: label(), ...namesOf(findSkills(words, tokens)) });
  // "Mittlere Reife" is an education, whatever the words around it look like.
  const isDegree = (kind === 'skill' || kind === 'certification') && askedDegreesIn(tokens).length > 0;
  switch (isDegree ? 'education' : kind) {
    case 'experience_years':
      return [readYears(words, tokens, all, cues, language) ?? skill()];
    case 'education':
      return [{ kind: 'education', label: all, ...readDegree(words, tokens, cues, language) }];
    case 'language': {
      const found = findLanguages(words, tokens, cues, language);
      if (found.length === 0) {
        const [mention] = languageMentions(words, tokens, language);
        if (mention === undefined) return [skill()];
        return [{ label: all, canonical: mention.code, level: languageLevelIn(words) }];
      }
      return found.map(({ code, level, alternatives, start, end }) => ({
        label: found.length === 1 ? all : { start, end },
        canonical: code,
        level,
        alternatives,
      }));
    }
    case 'other':
      return [{ label: all }];
    default: {
      const found = findSkills(words, tokens);
      // "Forklift licence" is one, whatever the words around it look like.
      const proved = found.filter(({ canonical }) => isCertification(canonical));
      const isProof = proved.length > 0 && proved.length === found.length;
      return [{ label: label(), ...namesOf(found), ...(isProof ? { kind: 'certification' as const } : {}) }];
    }
  }
};

const labelOf = (words: string): string => whole(words.slice(0, maxLabelLength)).trim();

/** The requirements of a demand: mostly one. */
export const readDemand = (text: string, demand: Demand, language: LanguageCode): readonly Draft[] => {
  const { start, end, sentence, kind, necessity } = demand;
  const quoted = text.slice(sentence.start, sentence.end);
  const words = text.slice(start, end).replaceAll('\n', ' ');
  const at = start - sentence.start;
  return readKind(demand, words, language).map(({ label, ...asked }) => ({
    canonical: null,
    min_years: null,
    of: null,
    level: null,
    field: null,
    equivalent: false,
    alternatives: [],
    kind,
    necessity,
    ...asked,
    label: labelOf(words.slice(label.start, label.end)) || labelOf(words) || labelOf(quoted),
    text: quoteOf(quoted, { start: at, end: at + words.length }),
  }));
};
