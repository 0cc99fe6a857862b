import type { LanguageCode } from '@winnow/contracts/constants';

/** An invented advertisement and what a person would read in it. */
export type Advert = {
  readonly name: string;
  readonly text: string;
  readonly language: LanguageCode;
  readonly facts: readonly [title: string | null, company: string | null, location: string | null, seniority: string | null];
  /** As `show` writes them. */
  readonly requirements: readonly string[];
};
