import type { ListItem } from './list-items.ts';

const numbered = /^(\D*\p{L})\s?(\d{1,2})$/u;

/** The items without those that a template only counts: "Skill 1", "Skill 2". "Photoshop 5" names something. */
export const withoutNumbered = (items: readonly ListItem[]): readonly ListItem[] => {
  const numbers = new Map<string, Set<number>>();
  for (const { text } of items) {
    const [, name, number] = numbered.exec(text) ?? [];
    if (name !== undefined) numbers.set(name, (numbers.get(name) ?? new Set()).add(Number(number)));
  }
  const isCounted = ({ text }: ListItem): boolean => {
    const own = numbers.get(numbered.exec(text)?.[1] ?? '');
    return own?.has(1) === true && own.has(2);
  };
  return numbers.size === 0 ? items : items.filter((item) => !isCounted(item));
};
