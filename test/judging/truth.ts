/** What a posting demands, and with what necessity; information and traits are never judged. */
export type Requirement = {
  readonly id: string;
  readonly kind: 'skill' | 'years' | 'education' | 'language' | 'certificate' | 'information' | 'trait';
  /** Exact words of the posting. */
  readonly phrase: string;
  readonly necessity?: 'required' | 'preferred';
  /** The English name of a skill or certificate, or the code of a language. */
  readonly name?: string;
  readonly any_of?: readonly string[];
  readonly years?: number;
  /** What the years are years of. */
  readonly of?: string;
  readonly level?: string | null;
  readonly field?: string | null;
  readonly equivalent?: boolean;
};

type Verdict = 'met' | 'partly' | 'missing' | 'denied' | 'listed' | 'copied';

/** What kinds of candidates there are for every job, and of which each job has two. */
export const kinds = {
  always: [
    'strong',
    'synonyms',
    'prose',
    'too-few-years',
    'misses-must',
    'denies-must',
    'keyword-list',
    'pasted-posting',
    'neighbour',
    'unrelated',
  ],
  chosen: ['over-qualified', 'wrong-degree', 'other-sense', 'career-changer'],
} as const;

export type CandidateKind = (typeof kinds)['always' | 'chosen'][number];

type Candidate = {
  readonly file: string;
  readonly kind: CandidateKind;
  readonly grade: 0 | 1 | 2 | 3;
  readonly verdicts: Readonly<Record<string, Verdict>>;
  /** The best proof of each requirement that is met: exact words of the resume. */
  readonly evidence: Readonly<Record<string, string>>;
  /** The musts that a candidate lacks. */
  readonly misses?: readonly string[];
  readonly why: string;
};

/** What a careful recruiter reads in a posting, and thinks of twelve candidates. */
export type Truth = {
  readonly language: string;
  readonly trade: string;
  readonly title: string;
  readonly company: string | null;
  readonly place: string | null;
  readonly seniority: 'intern' | 'junior' | 'mid' | 'senior' | 'lead' | 'head' | 'unsaid';
  readonly requirements: readonly Requirement[];
  /** Words that look like a demand and are none. */
  readonly no_requirements: readonly string[];
  readonly candidates: readonly Candidate[];
};
