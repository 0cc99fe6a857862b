import { relationOf } from '@winnow/skills';

/** True for a skill that is another one, or a kind of it. */
export const isKindOf = (name: string, other: string): boolean => ['same', 'narrower'].includes(relationOf(name, other));
