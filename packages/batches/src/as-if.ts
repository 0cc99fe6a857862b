import { defaultMatchWeights, type JobReading, type MatchWeights, type Requirement, type RerankInput } from '@winnow/contracts';
import type { FieldError } from '@winnow/kernel';

/** A job as a ranking takes it. A requirement of weight 0 is left out of the score. */
export type RankedJob = {
  readonly requirements: readonly Requirement[];
  readonly weights: MatchWeights;
};

/** Names that a refusal lists; more would hide the fault. */
const maxListed = 20;

const isCategory = (name: string): name is keyof MatchWeights => Object.hasOwn(defaultMatchWeights, name);

/** Every place of a request that names a requirement, with the ids there. */
const namedIn = ({ weights = {}, musts = [], wishes = [], filters }: RerankInput): readonly (readonly [string, string])[] => [
  ...Object.keys(weights)
    .filter((name) => !isCategory(name))
    .map((id) => [`weights.${id}`, id] as const),
  ...musts.map((id, index) => [`musts.${index}`, id] as const),
  ...wishes.map((id, index) => [`wishes.${index}`, id] as const),
  ...(filters?.met ?? []).map((id, index) => [`filters.met.${index}`, id] as const),
  ...(filters?.shown ?? []).map((id, index) => [`filters.shown.${index}`, id] as const),
];

/** What a request says about requirements that the job does not have, or of one that it makes both required and preferred. */
export const unknownRequirements = ({ requirements }: JobReading, input: RerankInput): readonly FieldError[] => {
  const known = new Set(requirements.map(({ id }) => id));
  const listed = [...known].slice(0, maxListed).join(', ');
  const rest = known.size > maxListed ? ` and ${known.size - maxListed} more` : '';
  const musts = new Set(input.musts);
  return [
    ...namedIn(input)
      .filter(([, id]) => !known.has(id))
      .map(([field, id]) => ({
        field,
        code: 'unknown',
        message: `The job has no requirement ${JSON.stringify(id)}. Its requirements are ${listed}${rest}.`,
      })),
    ...(input.wishes ?? []).flatMap((id, index) =>
      musts.has(id)
        ? [{ field: `wishes.${index}`, code: 'contradiction', message: `${JSON.stringify(id)} is also among the musts.` }]
        : [],
    ),
  ];
};

/** The job with the weights and necessities of a request that names only its requirements. */
export const asIf = ({ requirements, weights }: JobReading, input: RerankInput): RankedJob => {
  const given = new Map(Object.entries(input.weights ?? {}));
  const [musts, wishes] = [new Set(input.musts), new Set(input.wishes)];
  return {
    requirements: requirements.map((requirement) => ({
      ...requirement,
      weight: given.get(requirement.id) ?? requirement.weight,
      necessity: musts.has(requirement.id) ? 'required' : wishes.has(requirement.id) ? 'preferred' : requirement.necessity,
    })),
    weights: {
      skills: given.get('skills') ?? weights.skills,
      experience: given.get('experience') ?? weights.experience,
      education: given.get('education') ?? weights.education,
      languages: given.get('languages') ?? weights.languages,
      title: given.get('title') ?? weights.title,
    },
  };
};
