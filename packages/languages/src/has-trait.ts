import type { Locale } from './locale.ts';
import type { Trait } from './schema/traits.ts';

/** Whether something holds for a language as a whole; of an unknown language nothing does. */
export const hasTrait = (locale: Locale | null, trait: Trait): boolean => locale?.traits?.includes(trait) ?? false;
