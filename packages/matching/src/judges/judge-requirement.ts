import type { Wanted } from '../wanted.ts';
import type { Assessed } from './assessed.ts';
import { askedLicence, judgeDrivingLicence } from './judge-driving-licence.ts';
import { judgeEducation } from './judge-education.ts';
import { judgeExperience } from './judge-experience.ts';
import { judgeLanguage } from './judge-language.ts';
import { judgeSkill } from './judge-skill.ts';
import { type Judgement, notAssessable } from './judgement.ts';

/** Judges one requirement by the rule of its kind; `index` is its position in the job. */
export const judgeRequirement = (wanted: Wanted, index: number, resume: Assessed): Judgement => {
  switch (wanted.requirement.kind) {
    case 'skill':
      return judgeSkill(wanted, index, resume);
    case 'certification': {
      const licence = askedLicence(wanted, resume);
      return licence === undefined ? judgeSkill(wanted, index, resume) : judgeDrivingLicence(licence, wanted, resume);
    }
    case 'experience_years':
      return judgeExperience(wanted, index, resume);
    case 'education':
      return judgeEducation(wanted, resume);
    case 'language':
      return judgeLanguage(wanted, resume);
    case 'other':
      return notAssessable;
  }
};
