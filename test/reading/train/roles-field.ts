import { jumpPrice, roleGrammar, type State, states } from '@winnow/resumes/training';
import type { Field } from './crf.ts';
import type { LineTruth } from './project-roles.ts';
import { trainingOptions } from './write-weights.ts';

/** Features of what a line says; the others are about how and where it is printed. */
const ofContent =
  /^(?:line|ngrams=|(?:before|after)-ngrams=|dates=[^,]*$|word=[^,]*$|contact|chars|words|digits|commas|ends-|has-label|separated|brackets|code|no-letters|case=[^,]*$|bullet|cells|tags|(?:before|after)-dates=[^,]*$|(?:before|after)-word=[^,]*$|after2-dates|before2-dates)/;

const ofPlace = /^(?:line|part=|place=)/;

const stateAt = (index: number): State => states[index] as State;

/** Parameters that tell kinds of sections by the content of their lines. */
const isOfContent = (part: string): boolean => part.includes('|§');

const partsOf = (feature: string, state: number): readonly string[] => {
  const { kind, role } = stateAt(state);
  const [name, said] = feature.split('~');
  if (said !== undefined) {
    const same = said === kind ? 'same' : 'other';
    return [`${name}|${role}`, `${name}~${same}|${role}`, ...(role === 'heading' ? [`${name}~${said}|${kind}`] : [])];
  }
  const own = [`${feature}|${role}`];
  if (role === 'heading') return ofPlace.test(feature) ? [...own, `${feature}|${kind}.h`] : own;
  return ofContent.test(feature) ? [...own, `${feature}|§${kind}`] : own;
};

const stepParts = (source: number, target: number): readonly string[] => {
  const [from, to, step] = [stateAt(source), stateAt(target), roleGrammar.steps[source * states.length + target]];
  const parts = [`step|${step}`, `step|${step},${from.role},${to.role}`];
  if (step === 'stay') parts.push(`step|${from.kind}.${from.role}.${to.role}`);
  else
    parts.push(
      `step|${step},${from.kind},${to.kind}`,
      `step|${step},${to.kind}`,
      `step|${from.role === 'heading'},${from.kind === to.kind}`,
    );
  return parts;
};

/** Known headings, and lines in a style that only known headings have: what is consistent in one resume decides. */
const isTrusted = (part: string): boolean =>
  part === 'true.known~same|heading' || /^mates=[23]\/[345],true,true\|heading$/.test(part);

/** An unknown heading of a kind that a known heading has: a list of names at the end is no second list of skills. */
const isRepeated = (part: string): boolean => part === 'taken~same|heading';

/**
 * How much the content of lines counts for the kind of their section, how much more than learned the surest signs count, and a kind
 * that is taken.
 */
const adjustment = { content: 0.6, trust: 5, taken: -2 };

/** The field of all lines of a resume. */
export const rolesField: Field = {
  grammar: roleGrammar,
  jumpPrice: jumpPrice / trainingOptions.scale,
  partsOf,
  stepParts,
  adjusted: (part, weight) =>
    (isOfContent(part) ? adjustment.content : 1) * weight +
    (isTrusted(part) ? adjustment.trust : 0) +
    (isRepeated(part) ? adjustment.taken : 0),
};

/** 1 for each state that a line may have by what is known of it, else 0. */
export const allowedBy = (truth: LineTruth): Float64Array =>
  Float64Array.from(states, ({ kind, role }) => ((truth.kind ?? kind) === kind && truth.roles.includes(role) ? 1 : 0));
