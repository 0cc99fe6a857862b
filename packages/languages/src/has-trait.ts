import type { Locale } from './locale.ts';
import type { Trait } from './schema/traits.ts';

/** Whether a language has a trait; an unknown language has none. */
export const hasTrait = (locale: Locale | null, trait: Trait): boolean => locale?.traits?.includes(trait) ?? false;
