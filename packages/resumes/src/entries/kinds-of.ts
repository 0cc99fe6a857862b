import { wordingOf } from './cues.ts';
import { knownOrganisation } from './known-organisation.ts';

type Organisation = ReturnType<typeof knownOrganisation>;

/** What a text shows by its words, or names by `organisations`: `t` for a title, `c` for an employer, `i` for a school. */
export const kindsOf = (text: string, organisations: readonly Organisation[] = [knownOrganisation(text)]): string => {
  const { title, company, institution } = wordingOf(text);
  const [isCompany, isInstitution] = [
    company || organisations.includes('company'),
    institution || organisations.includes('institution'),
  ];
  return `${title ? 't' : ''}${isCompany ? 'c' : ''}${isInstitution ? 'i' : ''}`;
};
