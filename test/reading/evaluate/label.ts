/** `present` for the end of what goes on; null where none is printed. */
type DateLabel = string | null;

type PeriodLabel = {
  readonly start: DateLabel;
  readonly end: DateLabel;
  /** One date was printed, stored as `end`: read as start, as end or as both, it is right. */
  readonly single_date?: boolean;
};

/** A position; null is what is not printed, or only as a placeholder. */
export type ExperienceLabel = PeriodLabel & {
  readonly title: string | null;
  readonly company: string | null;
  readonly location?: string | null;
};

export type EducationLabel = PeriodLabel & {
  readonly institution: string | null;
  readonly degree?: string | null;
  readonly field?: string | null;
  /** The level of the degree, where the label tells it. */
  readonly level?: string | null;
};

type SpokenLabel = { readonly name: string; readonly level: string | null };

/** What is printed in one file, in the form of the labels of the corpus. Optional parts are left out where nobody labelled them. */
export type Label = {
  readonly file: string;
  /** The layout, theme or repository that it comes from. Families are not split between training and exam. */
  readonly family?: string;
  readonly format: string;
  readonly language: string;
  readonly columns: number;
  /** Null where nobody counted them. */
  readonly pages: number | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly headings: readonly string[];
  readonly companies: readonly string[];
  readonly titles: readonly string[];
  readonly institutions: readonly string[];
  readonly degree: string | null;
  readonly skills: readonly string[];
  readonly tags: readonly string[];
  /** Facts that are printed but that no text layer has, as `field: value`. */
  readonly not_in_text_layer: readonly string[];
  /** Where there is one, lists are complete, so that precision can be measured. */
  readonly experience?: readonly ExperienceLabel[];
  readonly education?: readonly EducationLabel[];
  readonly e164?: string | null;
  readonly place?: string;
  /** The kind of each heading; `a/b` takes either. */
  readonly kinds?: { readonly [heading: string]: string };
  readonly spoken_languages?: readonly SpokenLabel[];
  readonly certifications?: readonly string[];
  readonly projects?: readonly string[];
};
