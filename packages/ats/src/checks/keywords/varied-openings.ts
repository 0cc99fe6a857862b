import { foldLetters } from '@winnow/languages';
import { type Check, notApplicable } from '../../check.ts';
import { evidenceOf } from '../../evidence.ts';
import { round } from '../../points.ts';
import { emptyWordsOf } from '../../terms.ts';
import { wordsOf } from '../../words.ts';

/** Among fewer bullet points two alike are a large share. */
const fewestBullets = 4;

/** Full points while at most 30 % of the bullet points begin with the same word, articles and the like left out; not judged below four bullet points or in an unknown language (our own choice). */
export const variedOpenings: Check = {
  id: 'keywords.varied_openings',
  category: 'keywords',
  max: 1,
  unit: 'share_of_bullets',
  threshold: 0.3,
  measure: ({ statements, locale }) => {
    const bullets = statements.filter(({ bullet }) => bullet);
    if (bullets.length < fewestBullets || locale === null) return notApplicable;
    const empty = emptyWordsOf(locale);
    const openingOf = (text: string): string => wordsOf(text).find((word) => !empty.has(foldLetters(word))) ?? '';
    const [word = '', alike = []] =
      [...Map.groupBy(bullets, ({ text }) => openingOf(text))].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
    const share = alike.length / bullets.length;
    const isVaried = share <= 0.3 || alike.length < 3;
    return {
      value: round(share, 4),
      points: isVaried ? 1 : 0,
      params: { word, count: alike.length },
      evidence: isVaried ? [] : evidenceOf(alike),
    };
  },
};
