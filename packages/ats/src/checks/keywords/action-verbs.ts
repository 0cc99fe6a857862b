import { hasTrait } from '@winnow/languages';
import { showsActionVerb } from '../../action-verb.ts';
import { type Check, notApplicable } from '../../check.ts';
import { measureBullets } from '../../measure-bullets.ts';
import { atLeast } from '../../points.ts';

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
    // A list can confirm a word of an open class, but not exclude it.
    return measured.points !== 4 && hasTrait(locale, 'verbal_nouns_last') ? notApplicable : measured;
  },
};
