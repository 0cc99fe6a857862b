import type { LanguageCode } from '@winnow/contracts/constants';
import type { InterviewTexts } from './interview-texts.ts';

/** Words by which job descriptions are read; lower case, in the forms in which they stand in job advertisements. */
export type JobWords = {
  /** Headings of the parts of an advertisement, lower case, without colon. */
  readonly headings: {
    readonly [part in 'required' | 'preferred' | 'tasks' | 'offer' | 'company']: readonly string[];
  };
  /** Says within a line that something is demanded: "must have", "required". */
  readonly required: readonly string[];
  /** Says within a line that something is welcome, not demanded: "nice to have", "a plus", "ideally". */
  readonly preferred: readonly string[];
  /** Words for years after a number, every usual form: "years", "year", "yrs". */
  readonly years: readonly string[];
  /** Words for experience, every usual form. */
  readonly experience: readonly string[];
  /** Words for certificates and licences: "certificate", "certified", "licence". */
  readonly certification: readonly string[];
  /** How well a language is spoken: mother tongue, fluent (C1), good (B2), basic (A2). */
  readonly fluency: { readonly [level in 'native' | 'fluent' | 'good' | 'basic']: readonly string[] };
  /** Words in job titles that tell the level. */
  readonly seniority: { readonly [level in 'intern' | 'junior' | 'senior' | 'lead' | 'executive']: readonly string[] };
  /** Labels before the facts of an advertisement, lower case, without colon: "job title", "company", "location". */
  readonly labels: { readonly [fact in 'title' | 'company' | 'location']: readonly string[] };
};

/** Texts of a match report: ICU messages with the placeholders of English. */
export type MatchTexts = {
  readonly summary: string;
  /** Said instead of the summary when the job requires nothing that can be judged. */
  readonly nothingToJudge: string;
  readonly disclaimer: string;
};

/** What reading jobs, matching and interviewing know of one language. One file a language, all of this one shape. */
export type HiringLocale = {
  readonly code: LanguageCode;
  readonly job: JobWords;
  readonly match: MatchTexts;
  readonly interview: InterviewTexts;
};
