import type { LanguageCode, SectionKind } from '@winnow/contracts';
import type { ReportTexts } from './check-texts.ts';

type HeadingKind = Exclude<SectionKind, 'other'>;

/** Everything Winnow knows about one language. One file a language, all of this one shape. */
export type Locale = {
  readonly code: LanguageCode;
  /** ISO 15924, such as `Latn`. */
  readonly script: string;
  readonly direction: 'ltr' | 'rtl';
  /** Section headings as they are printed, in any case; at least three for experience, education and skills. */
  readonly headings: { readonly [kind in HeadingKind]: readonly string[] };
  /** Words for "until now" at the end of a date range. */
  readonly present: readonly string[];
  /** Degree words and their usual abbreviations, lower case. */
  readonly degrees: {
    readonly [level in 'secondary' | 'vocational' | 'associate' | 'bachelor' | 'master' | 'doctorate']: readonly string[];
  };
  /** Labels before contact data, lower case, without the colon. */
  readonly contactLabels: { readonly [kind in 'phone' | 'email' | 'address' | 'name']: readonly string[] };
  /** Short function words, lower case: to tell the language of a text. About 25. */
  readonly stopWords: readonly string[];
  /** Verbs that begin a strong bullet, lower case, in the form in which resumes of this language use them. About 40. */
  readonly actionVerbs: readonly string[];
  readonly report: ReportTexts;
};
