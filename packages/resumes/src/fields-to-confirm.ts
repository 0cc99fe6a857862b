import type { ResumeContent } from '@winnow/contracts';

/** Values with a lower confidence should be checked by a person. Chosen by hand. */
const doubtful = 0.6;

type Doubtable = { readonly confidence: number } | null;

/** The paths of values that are uncertain, invalid, or missing although a resume should have them. */
export const fieldsToConfirm = (content: Omit<ResumeContent, 'confirm'>): readonly string[] => {
  const paths: string[] = [];
  const check = (path: string, value: Doubtable): void => {
    if (value !== null && value.confidence < doubtful) paths.push(path);
  };
  const required = (path: string, value: Doubtable): void => {
    if (value === null) paths.push(path);
    else check(path, value);
  };
  const { profile } = content;
  required('profile.name', profile.name);
  check('profile.headline', profile.headline);
  check('profile.location', profile.location);
  for (const [index, phone] of profile.phones.entries())
    if (!phone.valid || phone.confidence < 0.8) paths.push(`profile.phones[${index}]`);
  for (const [index, entry] of content.experience.entries()) {
    required(`experience[${index}].company`, entry.company);
    required(`experience[${index}].title`, entry.title);
    required(`experience[${index}].start`, entry.start);
  }
  // Ongoing positions count up to the latest month in the document, so the total is a minimum.
  if (content.experience.some((entry) => entry.end?.current === true)) paths.push('totals.experience_months');
  for (const [index, entry] of content.education.entries()) {
    required(`education[${index}].institution`, entry.institution);
    check(`education[${index}].degree`, entry.degree);
  }
  for (const [index, language] of content.languages.entries()) check(`languages[${index}]`, language);
  return paths;
};
