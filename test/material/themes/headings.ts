import type { Kind } from '../content/resume.ts';

/** How themes head the sections, in small letters, and the label that both readings of a heading are right for. */
export const themeHeadings: { readonly [kind in Exclude<Kind, 'other'>]: readonly string[] } = {
  summary: ['about', 'about me', 'summary', 'profile', 'professional summary', 'à propos', 'profil'],
  experience: [
    'work',
    'work experience',
    'experience',
    'employment',
    'work history',
    'professional experience',
    'expériences professionnelles',
    'experiences professionnelles',
    'career',
  ],
  education: ['education', 'formation', 'formations', 'academic background'],
  skills: ['skills', 'competences', 'compétences', 'professional skills summary', 'technical skills', 'expertise'],
  languages: ['languages', 'langues', 'language'],
  certifications: ['certificates', 'certifications', 'certificats', 'licenses & certifications'],
  projects: ['projects', 'projects experience', 'open source projects', 'projets', 'personal projects', 'side projects'],
  volunteering: ['volunteer', 'volunteering', 'volunteer work', 'volunteer experience', 'experiences associatives', 'bénévolat'],
  awards: ['awards', 'honors', 'honors & awards', 'awards & honors', 'récompenses'],
  publications: ['publications'],
  interests: ['interests', 'hobbies', 'interets', 'intérêts', 'personal'],
  references: ['references', 'références'],
  contact: ['contact', 'contact info', 'contact me', 'contact information'],
};

/** Headings that themes leave in English: they are no kind of section that a resume is generated with. */
export const untranslatedHeadings: Readonly<Record<string, string>> = {
  background: 'other',
  profiles: 'contact/other',
  'social profiles': 'contact/other',
  links: 'contact/other',
};

/** What words of a theme's own headings begin with, by the kinds that are right for them. */
export const ownHeadings: Readonly<Record<string, string>> = {
  'skills/other': 'skill|tech|competenc|proficienc|tools',
  experience: 'work|experience|employment|career history|professional (?:experience|background)',
  education: 'educat|academic|studies',
  languages: 'language',
  certifications: 'certif|licen|courses',
  awards: 'award|hono',
  publications: 'publication|writing',
  projects: 'project|portfolio',
  volunteering: 'volunteer',
  interests: 'interest|hobb',
  references: 'reference',
  summary: 'about|summary|profile|objective',
  'contact/other': 'contact|links|social',
};

/** Labels beside contact data. */
export const themeLabels = {
  phone: ['phone', 'telephone', 'mobile', 'tel'],
  email: ['email', 'e-mail', 'mail'],
  place: ['location', 'address', 'city'],
} as const;
