import { type Check, notApplicable } from '../../check.ts';
import { type ContentWord, contentReader } from '../../content-words.ts';
import { evidenceOf } from '../../evidence.ts';
import { round } from '../../points.ts';

/** With fewer bullet points, two identical openings are a large share. */
const minBullets = 4;

const mostFrequent = (words: readonly (ContentWord | undefined)[]): string => {
  const byForm = Map.groupBy(words, (word) => word?.form ?? '');
  return [...byForm].toSorted((a, b) => b[1].length - a[1].length)[0]?.[0] ?? '';
};

/** Full points while at most 30 % of the bullet points begin with the same word in any of its forms, articles and the like left out; not judged below four bullet points or in an unknown language (our own choice). */
export const variedOpenings: Check = {
  id: 'keywords.varied_openings',
  category: 'keywords',
  max: 1,
  unit: 'share_of_bullets',
  threshold: 0.3,
  measure: ({ statements, locale }) => {
    const bullets = statements.filter(({ bullet }) => bullet);
    if (bullets.length < minBullets || locale === null) return notApplicable;
    const read = contentReader(locale);
    const openings = bullets.map((bullet) => ({ ...bullet, opening: read(bullet.text).content[0] }));
    const [alike = []] = [...Map.groupBy(openings, ({ opening }) => opening?.stem ?? '').values()].toSorted(
      (a, b) => b.length - a.length,
    );
    const share = alike.length / bullets.length;
    const isVaried = share <= 0.3 || alike.length < 3;
    return {
      value: round(share, 4),
      points: isVaried ? 1 : 0,
      params: { word: mostFrequent(alike.map(({ opening }) => opening)), count: alike.length },
      evidence: isVaried ? [] : evidenceOf(alike),
    };
  },
};
