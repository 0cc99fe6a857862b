import { type Check, notApplicable } from '../../check.ts';
import { evidenceOf } from '../../evidence.ts';
import type { TextLine } from '../../text-lines.ts';

const field =
  'name|company|employer|job|title|role|position|date|city|state|country|e-?mail|phone|address|degree|university|school';

/** Template text. Markdown links, filled-in labels such as `Company Name: …` and lower-case words do not count. */
const templateTexts: readonly RegExp[] = [
  /\blorem ipsum\b/giu,
  /\{\{[^{}]{0,80}\}\}/gu,
  new RegExp(`\\[(?:your|insert|enter|add|(?:full |first |last )?(?:${field}))\\b[^\\]]{0,60}\\](?!\\()`, 'giu'),
  new RegExp(`<(?:your |full |first |last |company |job )?(?:${field})(?: [^<>]{0,20})?>`, 'giu'),
  /\b(?:Company|Employer|University|School|Institution) Name\b(?!\s*[:：–-])/gu,
  /\bYour (?:(?:Full )?Name|Location|Address|Company|City|Job Title)\b/gu,
  /\byour(?:e-?mail|name|domain|website|username|company)\b/giu,
  /(?<![\p{L}\p{Nd}])(?:19|20)XX(?![\p{L}\p{Nd}])/giu,
  /(?<![\p{L}\p{Nd}])x{3,}@/giu,
  /\bX{3}\)?[-. ]X{3,4}\b/gu,
];

/** The lines of each block as one text: a bracketed text may continue on the next line. */
const textsOf = (lines: readonly TextLine[]): readonly string[] =>
  [...Map.groupBy(lines, ({ page, block }) => `${page} ${block}`).values()].map((own) => own.map(({ text }) => text).join(' '));

const countPlaceholders = (text: string): number =>
  templateTexts.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0);

/** Full points without any left-over text of a template, none otherwise (common advice). */
export const placeholders: Check = {
  id: 'keywords.placeholders',
  category: 'keywords',
  max: 2,
  unit: 'places',
  threshold: 0,
  measure: ({ lines }) => {
    if (lines.length === 0) return notApplicable;
    const count = Math.max(
      ...[lines.map(({ text }) => text), textsOf(lines)].map((texts) =>
        texts.reduce((sum, text) => sum + countPlaceholders(text), 0),
      ),
    );
    return {
      value: count,
      points: count === 0 ? 2 : 0,
      params: { count },
      evidence: evidenceOf(lines.filter(({ text }) => countPlaceholders(text) > 0)),
    };
  },
};
