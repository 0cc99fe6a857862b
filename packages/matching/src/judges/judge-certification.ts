import { isCertification } from '@winnow/skills';
import { wholeOf } from '../evidence.ts';
import { isTabled, type Shown } from '../resume-index.ts';
import type { Wanted } from '../wanted.ts';
import type { Assessed } from './assessed.ts';
import { type Judgement, notAssessable, notShown, shownBy } from './judgement.ts';

/** "AWS certification" may be requested by the name of the skill: someone who uses the skill need not have the certificate. */
const isProof = (name: string): boolean => isCertification(name) || !isTabled(name);

const isCertified = ({ mentions }: Shown): boolean => mentions.some(({ place }) => place.section === 'certifications');

/**
 * Met when the certificate is named, among the certifications or anywhere; partly met when only its skill or a related name is.
 * Not assessable without a name to search for.
 */
export const judgeCertification = ({ requirement, names, units }: Wanted, index: number, resume: Assessed): Judgement => {
  const shown = resume.index.shown(names);
  const proof = resume.index.shown(names.filter(isProof)) ?? (shown !== null && isCertified(shown) ? shown : null);
  if (proof !== null) return shownBy('met', proof.mentions, requirement.text);
  const place = resume.covering.get(String(index));
  if (place !== undefined) return shownBy('met', [wholeOf(place)], requirement.text);
  const related = shown ?? resume.index.related(names);
  if (related !== null) return shownBy('partly_met', related.mentions, requirement.text);
  return names.length === 0 && units.size === 0 ? notAssessable : notShown;
};
