import { lazily } from '@winnow/kernel';
import { canonicalSkill, isCertification, skillFamily } from '@winnow/skills';
import { loadFamilies } from './load-data.ts';
import { type Family, families } from './skill-kinds.ts';

const table = lazily((): ReadonlyMap<string, Family> => {
  const data = loadFamilies().families;
  return new Map(families.flatMap((family) => data[family].map((label) => [canonicalSkill(label), family] as const)));
});

const maxSteps = 2;

const familyWithin = (canonical: string, steps: number): Family | undefined => {
  const own = table().get(canonical);
  if (own !== undefined || steps === 0 || isCertification(canonical)) return own;
  for (const shown of skillFamily(canonical)) {
    const family = familyWithin(shown, steps - 1);
    if (family !== undefined) return family;
  }
  return undefined;
};

/** The kind of a skill: its own, or that of a skill which it shows. Undefined for a skill of no kind. */
export const familyOf = (canonical: string): Family | undefined => familyWithin(canonical, maxSteps);
