import type { Necessity, SectionKind } from '@winnow/contracts';
import { skillLabel } from '@winnow/skills';
import { type MatchInput, searchResume } from './assess-resume.ts';
import { jobViewOf } from './job-view.ts';
import { isProof, type Place } from './place.ts';
import { forgetWords } from './words.ts';

/** A skill or certificate that a job names, and where the resume contains it. */
export type JobTerm = {
  readonly term: string;
  readonly necessity: Necessity;
  /** Number of places that contain it; 0 when none does. */
  readonly count: number;
  /** Sections of these places, in the order of the document. */
  readonly sections: readonly SectionKind[];
};

/** Statements repeat the values extracted from them, so a section counts either. */
const countOf = (places: readonly Place[]): number => {
  const sections = Map.groupBy(places, ({ section }) => section);
  return [...sections.values()].reduce((total, own) => {
    const lines = own.filter(({ line }) => line).length;
    return total + Math.max(lines, own.length - lines);
  }, 0);
};

/**
 * The skills and certificates that a job names, in readable form, and where the resume contains them under any of their names,
 * whatever stands behind the words; each once, in the order of the job.
 */
export const jobTerms = (input: MatchInput): readonly JobTerm[] => {
  const view = jobViewOf(input.job, input.jobText, input.document.language);
  const { index, covering, places: all } = searchResume(input, view);
  const order = new Map(all.map((place, number) => [place, number]));
  const found = new Map<string, { readonly necessity: Necessity; readonly places: ReadonlySet<Place> }>();
  for (const [number, { requirement, names, units }] of view.wanted.entries()) {
    const { kind, canonical, text, necessity } = requirement;
    if ((kind !== 'skill' && kind !== 'certification') || (names.length === 0 && units.size === 0)) continue;
    const term = canonical === null ? text : skillLabel(canonical);
    const mentioned = [...index.named(names), ...index.related(names)].map(({ place }) => place);
    const places = [...mentioned, ...(covering.get(String(number)) ?? [])].filter(isProof);
    const known = found.get(term);
    found.set(term, {
      necessity: known?.necessity === 'required' ? 'required' : necessity,
      places: new Set([...(known?.places ?? []), ...places]),
    });
  }
  forgetWords();
  return [...found].map(([term, { necessity, places }]) => {
    const sorted = [...places].toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    return { term, necessity, count: countOf(sorted), sections: [...new Set(sorted.map(({ section }) => section))] };
  });
};
