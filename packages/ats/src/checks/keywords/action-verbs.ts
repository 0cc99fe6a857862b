import type { LanguageCode } from '@winnow/contracts';
import { showsActionVerb } from '../../action-verb.ts';
import { type Check, notApplicable } from '../../check.ts';
import { measureBullets } from '../../measure-bullets.ts';
import { atLeast } from '../../points.ts';

/** Languages whose bullet points may end in any of an open class of verbal nouns: a list can confirm such a noun but not deny it. */
const openEnded: ReadonlySet<string> = new Set<LanguageCode>(['am', 'bn', 'gu', 'hi', 'kn', 'ml', 'mr', 'ta', 'te', 'tr', 'ur']);

/** Full points when 60 % of the bullet points show an action verb, half from 30 %; not judged below three bullet points, in an unknown language, or where fewer are found in a language that the list cannot cover (common advice). */
export const actionVerbs: Check = {
  id: 'keywords.action_verbs',
  category: 'keywords',
  max: 4,
  unit: 'share_of_bullets',
  threshold: 0.6,
  measure: ({ statements, locale }) => {
    if (locale === null) return notApplicable;
    const measured = measureBullets(
      statements,
      ({ text }) => showsActionVerb(text, locale),
      (share) => atLeast(share, 4, 0.6, 0.3),
    );
    return measured.points !== 4 && openEnded.has(locale.code) ? notApplicable : measured;
  },
};
