import { type Check, notApplicable } from '../../check.ts';
import { evidenceOf } from '../../evidence.ts';
import { atMost, percentOf, round } from '../../points.ts';

/** Replacement, private use and control characters, and the `(cid:n)` that some programs write for a glyph without a letter. */
const unreadable = /\uFFFD|\p{Co}|\p{Cc}|\(cid:\d+\)/gu;

/** Full points below 0.5 % of characters without a letter, half below 3 % (common advice). */
export const encoding: Check = {
  id: 'compatibility.encoding',
  category: 'compatibility',
  max: 5,
  unit: 'share_of_characters',
  threshold: 0.005,
  measure: ({ layout, lines }) => {
    const written = lines.reduce((sum, { text }) => sum + text.length, 0);
    const characters = Math.max(
      written,
      layout.pages.reduce((sum, page) => sum + page.characters, 0),
    );
    if (characters === 0) return notApplicable;
    const unmapped = layout.pages.reduce((sum, page) => sum + page.unmappedCharacters, 0);
    const seen = lines.reduce((sum, { text }) => sum + (text.match(unreadable)?.length ?? 0), 0);
    const share = Math.min(1, Math.max(unmapped, seen) / characters);
    return {
      value: round(share, 4),
      points: atMost(share, 5, 0.005, 0.03),
      params: { percent: percentOf(share) },
      evidence: evidenceOf(lines.filter(({ text }) => text.search(unreadable) >= 0)),
    };
  },
};
