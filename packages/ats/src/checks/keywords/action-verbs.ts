import { showsActionVerb } from '../../action-verb.ts';
import { type Check, notApplicable } from '../../check.ts';
import { measureBullets } from '../../measure-bullets.ts';
import { atLeast } from '../../points.ts';

/** Full points when 60 % of the bullet points show an action verb, half from 30 %; not judged below three bullet points or in an unknown language (resumes.md section 4, content.action_verbs). */
export const actionVerbs: Check = {
  id: 'keywords.action_verbs',
  category: 'keywords',
  max: 5,
  unit: 'share_of_bullets',
  threshold: 0.6,
  measure: ({ statements, locale }) =>
    locale === null
      ? notApplicable
      : measureBullets(
          statements,
          ({ text }) => showsActionVerb(text, locale),
          (share) => atLeast(share, 5, 0.6, 0.3),
        ),
};
