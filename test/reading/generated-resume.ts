import type { SectionName, Vocabulary } from './vocabulary.ts';

/** A date as it is meant, YYYY or YYYY-MM in the Gregorian calendar, and as it is printed, in one or with cells for its parts. */
export type PrintedDate = {
  readonly printed: string;
  readonly iso: string;
  readonly year: string;
  /** Empty for a year alone. */
  readonly month: string;
};

export type Period = {
  /** The whole stretch of time as printed. */
  readonly printed: string;
  readonly start: PrintedDate;
  /** Null for what goes on. */
  readonly end: PrintedDate | null;
  /** The word for "until now", printed when there is no end. */
  readonly present: string;
};

export type Experience = {
  readonly title: string;
  readonly company: string;
  readonly period: Period;
  readonly bullets: readonly string[];
};

export type Education = {
  readonly institution: string;
  readonly degree: Vocabulary['degrees'][number];
  readonly period: Period;
};

export type SectionContent =
  | { readonly form: 'text'; readonly text: string }
  | { readonly form: 'list'; readonly items: readonly string[] }
  | { readonly form: 'levels'; readonly items: Vocabulary['spoken'] }
  | { readonly form: 'experience'; readonly entries: readonly Experience[] }
  | { readonly form: 'education'; readonly entries: readonly Education[] };

export type ResumeSection = { readonly kind: SectionName; readonly heading: string; readonly content: SectionContent };

/** An invented person's resume: at once what is printed and the truth about it. */
export type GeneratedResume = {
  readonly language: string;
  readonly seed: number;
  readonly name: string;
  readonly headline: string;
  readonly email: string;
  readonly phone: Vocabulary['phones'][number] | null;
  readonly place: string;
  readonly labels: { readonly phone: string; readonly email: string; readonly place: string };
  /** How its stretches of time are written. */
  readonly range: string;
  /** In the order of the page. */
  readonly sections: readonly ResumeSection[];
};
