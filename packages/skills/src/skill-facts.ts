import { catalogue } from './catalogue.ts';

/** A skill as it is usually written; of an unknown one the name itself. */
export const skillLabel = (canonical: string): string => catalogue().skills.get(canonical)?.label ?? canonical;

/** Canonical names that this skill shows as well, directly: postgresql shows sql. */
export const skillFamily = (canonical: string): readonly string[] => catalogue().skills.get(canonical)?.shows ?? [];

/** True for what is proved by an examination or a licence. */
export const isCertification = (canonical: string): boolean => catalogue().skills.get(canonical)?.certification ?? false;
