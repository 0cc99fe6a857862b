import type { JobReading, LanguageCode, QuestionDrafts, ResumeContent } from '@winnow/contracts';
import { addressesMachine, detectLanguage, foldLetters } from '@winnow/languages';
import { stancesIn } from '@winnow/languages/stances';
import { findSkills } from '@winnow/skills';
import { touchesProtected } from './protected-words.ts';
import { createQuoteFilter } from './quote-filter.ts';
import type { Wording } from './read-wordings.ts';
import { builtInTexts, type WordingItem, type WordingRequest } from './wording-request.ts';

export type WordingContext = {
  readonly content: ResumeContent;
  readonly job: JobReading;
  /** Language of the resume. */
  readonly resumeLanguage: LanguageCode | null;
  /** How alike two texts are in meaning, from 0 to 100. */
  readonly alike: (a: string, b: string) => number;
};

/** Two questions that are this alike are of one sense (our own choice). */
const sameSense = 90;

/** Signs of markup, of another quote, or of a second line. */
const notPlain = /[\p{Cc}\p{Co}`<>{}[\]|*_#"“”„«»「」『』]|:\/\//u;

const questionMark = /[?？؟;՞]\s*$/u;

/** In German, all nouns have capitals; elsewhere, names and abbreviations within a sentence have. */
const capitalisesNouns: ReadonlySet<LanguageCode> = new Set(['de']);
const names = /(?<=[\p{L}\p{M}\p{Nd},]\s)\p{Lu}[\p{L}\p{M}\p{Nd}]+|\p{L}*\p{Lu}\p{L}*\p{Lu}\p{L}*/gu;
const abbreviations = /\p{L}*\p{Lu}\p{L}*\p{Lu}\p{L}*/gu;

const found = (text: string, pattern: RegExp): readonly string[] => text.match(pattern) ?? [];

/** Whether a text names only numbers, names and skills that are in the source. */
const addsNothing = (text: string, source: string, language: LanguageCode): boolean => {
  const key = foldLetters(source);
  const own = [...found(text, /\p{Nd}+/gu), ...found(text, capitalisesNouns.has(language) ? abbreviations : names)];
  if (!own.every((each) => key.includes(foldLetters(each)))) return false;
  const known = new Set(findSkills(source).map(({ canonical }) => canonical));
  return findSkills(text).every(({ canonical }) => known.has(canonical));
};

/** Creates the check of a single wording. */
const wordingCheck = ({ content, job, resumeLanguage }: WordingContext, language: LanguageCode) => {
  const mayBeSaid = createQuoteFilter(content, [language, resumeLanguage, job.language]);
  return ({ text, follow_up, listen_for }: Wording, { quote, requirement, question }: WordingItem): boolean => {
    const all = [text, follow_up, ...listen_for];
    const source = [quote, requirement ?? '', question, job.title ?? ''].join('\n');
    return (
      detectLanguage(all).language === language &&
      (!questionMark.test(question) || (questionMark.test(text) && questionMark.test(follow_up))) &&
      all.every(
        (each) =>
          !notPlain.test(each) &&
          mayBeSaid(each) &&
          !touchesProtected(each, source, language) &&
          !addressesMachine(each) &&
          addsNothing(each, source, language) &&
          !stancesIn(each, language).some(({ stance }) => stance !== 'basic'),
      )
    );
  };
};

/**
 * Puts the wordings that stand every check in place of the built-in ones: they are in the language, about an item that was asked for,
 * touch nothing personal, name nothing that the item does not, deny nothing, and no two questions of the set are of one sense.
 */
export const acceptWordings = (
  drafts: QuestionDrafts,
  { language, items }: WordingRequest,
  wordings: readonly Wording[],
  context: WordingContext,
): QuestionDrafts => {
  const isFine = wordingCheck(context, language);
  const asked = new Map(items.map((item) => [item.id, item]));
  const texts = new Map(builtInTexts(drafts, language));
  const accepted = new Map<string, Wording>();
  for (const wording of wordings) {
    const item = asked.get(wording.id);
    if (item === undefined || !isFine(wording, item)) continue;
    const others = [...texts].filter(([id]) => id !== wording.id);
    if (others.some(([, text]) => text === wording.text || context.alike(text, wording.text) >= sameSense)) continue;
    texts.set(wording.id, wording.text);
    accepted.set(wording.id, wording);
  }
  return {
    ...drafts,
    questions: drafts.questions.map((draft) => {
      const own = accepted.get(draft.id);
      if (own === undefined) return draft;
      const { text, follow_up, listen_for } = own;
      return { ...draft, worded: { language, text, follow_up, listen_for } };
    }),
  };
};
