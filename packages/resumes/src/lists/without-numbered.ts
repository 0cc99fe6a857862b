import { isListHeading } from './group-names.ts';
import type { ListItem } from './list-items.ts';

const numbered = /^(\D*\p{L})\s(\d{1,2})$/u;

const labelOf = (text: string): string | undefined => numbered.exec(text)?.[1];

/** Fewer names that are only counted may be two courses or standards: "CCNA 1", "SOC 2". */
const minNames = 2;

/**
 * The items without those that a template only counts: "Skill 1", "Skill 2", where the word heads lists, or where nothing else is
 * listed.
 */
export const withoutNumbered = (items: readonly ListItem[]): readonly ListItem[] => {
  const texts = new Set(items.map(({ text }) => text));
  const isCounted = (label: string): boolean => texts.has(`${label} 1`) && texts.has(`${label} 2`);
  const labels = [...new Set(items.flatMap(({ text }) => labelOf(text) ?? []))].filter(isCounted);
  if (labels.length === 0) return items;
  const areAll = labels.length >= minNames && items.every(({ text }) => labels.includes(labelOf(text) ?? ''));
  const dropped = new Set(areAll ? labels : labels.filter(isListHeading));
  return items.filter(({ text }) => !dropped.has(labelOf(text) ?? ''));
};
