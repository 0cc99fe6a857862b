import type { EvidenceGrade } from '@winnow/contracts';
import { degreeIn } from '@winnow/languages';
import { knownSkill } from '@winnow/skills';
import { type Mention, wholeOf } from './evidence.ts';
import type { Assessed } from './judges/assessed.ts';
import { isComparable, placeText, wantedText } from './open-words.ts';
import { isOfSchool, type Place } from './place.ts';
import { plainEnough, plainnessOf, type SpokenBy } from './plainness.ts';
import { shareOf } from './relevance.ts';
import { fullCredit, maxNotShown, metCredit } from './score-of.ts';
import type { SharedWords } from './shared-words.ts';
import type { Wanted } from './wanted.ts';
import { worthOf } from './worth-of.ts';

/** Words of a resume that speak of what is wanted. */
export type Finding = {
  readonly mention: Mention;
  /** How surely they speak of it, from 0 to 100. */
  readonly sureness: number;
  /** What they count, from 0 to 100: their sureness and the worth of their place. */
  readonly credit: number;
  /** How plainly they show it to a reader, in hundredths, whatever they count. */
  readonly plainness: number;
  /** The share of the requirement's words that their place has. */
  readonly words: number;
};

/** How surely a name, what implies it, nearly all of its words, and words that mean the same speak of a requirement (our own choice). */
const named = 100;
const implied = 60;
const worded = 90;
const meant = 90;
const modelled = 90;

/** What a certificate counts that is asked for, among the certificates and wherever else it is told, whatever work there is. */
const proven = 95;
const claimed = 60;

/** Likeness of meaning, from nothing to all of it. Chosen on the tune jobs of test/judging. */
const alike = { from: 28, full: 60 };

/** The same of an outside model, on its scale: 0 for unrelated texts, 100 for the same in two languages. Chosen on the tune jobs. */
const alikeToModel = { from: 100, full: 140 };

/**
 * How sure words about a school have to be to count; its name, which never counts, may be part of them. Certificates often stand below
 * schools, in lines of their own.
 */
const leastOfSchool = ({ requirement: { kind } }: Wanted, { content, document }: Assessed): ((place: Place) => number) => {
  if (kind !== 'certification') return () => Number.POSITIVE_INFINITY;
  const schools = content.education.flatMap(({ institution }) => (institution === null ? [] : [institution.value]));
  const isSchool = ({ text, visible }: Place): boolean =>
    schools.some((name) => text.includes(name)) || degreeIn(visible, document.language) !== undefined;
  return (place) => (isSchool(place) ? Number.POSITIVE_INFINITY : implied);
};

/** A denial is about the requirement that it is most like, and others that are nearly as like (our own choice). */
const nearly = 0.9;
const isAbout = (index: number, { visible }: Place, { alike, job }: Assessed): boolean =>
  job.requirements.every(
    ({ kind }, other) => kind === 'experience_years' || nearly * alike(other, visible) <= alike(index, visible),
  );

const leastWorth: Partial<Record<EvidenceGrade, number>> = { certified: proven, told: claimed };

/** What the words and codes that a place shares with a requirement close of what its meaning leaves open, where it has all of them (chosen on tune and `further` of test/judging). */
const closes = { words: 0.8, codes: 0.6 };

const closedBy = ({ words, codes }: SharedWords): number => Math.min(1, closes.words * words + closes.codes * codes);

/** What words count at most that do not show plainly that a requirement is met, or met in part: less than what is. */
const maxCredit = (plainness: number): number =>
  plainness >= plainEnough.met ? fullCredit : plainness >= plainEnough.partly ? metCredit - 1 : maxNotShown;

/** Everything in a resume that speaks of a requirement, the best first. */
export const findingsOf = (wanted: Wanted, index: number, resume: Assessed): readonly Finding[] => {
  const { requirement, names } = wanted;
  const shared = new Map((resume.shared.get(index) ?? []).map((each) => [each.place, each]));
  const plainnessIn = plainnessOf(wanted, index, shared, resume);
  const finding = (mention: Mention, sureness: number, by: SpokenBy = 'likeness'): Finding => {
    const { place } = mention;
    const least = requirement.kind === 'certification' ? (leastWorth[place.grade] ?? 0) : 0;
    const worth = Math.max(least, worthOf(place, resume.relevance));
    // What a model finds is as plain as it is sure.
    const plainness = mention.meant === undefined ? plainnessIn(mention, by) : sureness;
    const credit = Math.min(maxCredit(plainness), Math.round((sureness * worth) / 100));
    return { mention, sureness, plainness, credit, words: shared.get(place)?.words ?? 0 };
  };
  const byName = resume.index.named(names);
  const byRelative = resume.index.related(names);
  const speaking = new Set([...byName, ...byRelative].map(({ place }) => place.visible));
  // Names of one trade are alike: a statement that names Python does not speak of Java.
  const isOther = names.some((name) => knownSkill(name) !== undefined)
    ? ({ visible }: Place): boolean => resume.index.namesSkill(visible) && !speaking.has(visible)
    : (): boolean => false;
  const leastOf = leastOfSchool(wanted, resume);
  const closed = new Map([...shared].map(([place, each]) => [place, closedBy(each)]));
  const byMeaning = resume.compared
    .filter((place) => !isOther(place))
    .flatMap((place): readonly Finding[] => {
      const likely = meant * shareOf(resume.alike(index, place.visible), alike);
      const sureness = Math.min(worded, Math.round(likely + (named - likely) * (closed.get(place) ?? 0)));
      const least = isOfSchool(place) ? leastOf(place) : 1;
      if (sureness > 0 && place.grade === 'denied' && !isAbout(index, place, resume)) return [];
      return sureness >= least ? [finding(wholeOf(place), sureness)] : [];
    });
  const { likenessOf } = resume;
  const byModel =
    likenessOf === undefined
      ? []
      : resume.compared.filter(isComparable).flatMap((place): readonly Finding[] => {
          const sureness = Math.round(modelled * shareOf(likenessOf(wantedText(requirement), placeText(place)), alikeToModel));
          return sureness > 0 ? [finding({ ...wholeOf(place), meant: true }, sureness)] : [];
        });
  return [
    ...byName.map((mention) => finding(mention, named, 'name')),
    ...byRelative.map((mention) => finding(mention, implied, 'relative')),
    ...(resume.covering.get(String(index)) ?? []).map((place) => finding(wholeOf(place), worded)),
    ...byMeaning,
    ...byModel,
  ].toSorted((a, b) => b.credit - a.credit);
};
