/** `present` for the end of what goes on; null where none is printed. */
type DateLabel = string | null;

export type ExperienceLabel = {
  readonly company: string;
  readonly title: string;
  readonly start: DateLabel;
  readonly end: DateLabel;
};

export type EducationLabel = {
  readonly institution: string;
  readonly level: string;
  readonly start: DateLabel;
  readonly end: DateLabel;
};

/** What is printed in one file, in the form of the labels of the corpus. The optional parts are known of generated resumes only. */
export type Label = {
  readonly file: string;
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
  readonly experience?: readonly ExperienceLabel[];
  readonly education?: readonly EducationLabel[];
  readonly e164?: string | null;
  readonly place?: string;
  /** The kind of each heading, in the same order. */
  readonly kinds?: readonly string[];
  readonly spoken?: readonly string[];
  readonly certifications?: readonly string[];
  readonly projects?: readonly string[];
};
