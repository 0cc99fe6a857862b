import type { SectionKind } from '@winnow/contracts';

/**
 * Headings, as keys of `headingKey`, that languages use for different kinds.
 * The language of the document decides first; this table when that is unknown or does not use the heading.
 */
export const headingTieBreaks: Readonly<Record<string, SectionKind>> = {};
