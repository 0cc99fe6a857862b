import type { EducationLabel, ExperienceLabel, Label } from '../evaluate/label.ts';
import type { PredictedEducation, PredictedPosition, Prediction } from '../evaluate/prediction.ts';

export const emptyLabel: Label = {
  file: 'a.pdf',
  format: 'pdf',
  language: 'de',
  columns: 1,
  pages: null,
  name: null,
  email: null,
  phone: null,
  headings: [],
  companies: [],
  titles: [],
  institutions: [],
  degree: null,
  skills: [],
  tags: [],
  not_in_text_layer: [],
};

export const emptyPrediction: Prediction = {
  name: null,
  email: null,
  phone: null,
  e164: null,
  place: null,
  moreEmails: [],
  morePhones: [],
  headings: [],
  kinds: {},
  companies: [],
  titles: [],
  institutions: [],
  skills: [],
  spoken_languages: [],
  certifications: [],
  projects: [],
  experience: [],
  education: [],
  pages: 1,
  columns: 1,
  language: 'de',
  confidence: {
    name: null,
    email: null,
    phone: null,
    skills: [],
    spoken_languages: [],
    certifications: [],
    experience: [],
    education: [],
  },
};

const position = (title: string | null, company: string | null, start: string | null, end: string | null): PredictedPosition => ({
  title,
  company,
  location: null,
  start,
  end,
});

const study = (institution: string | null, degree: string | null, end: string | null): PredictedEducation => ({
  institution,
  degree,
  field: null,
  level: null,
  start: null,
  end,
});

type MadeUpCase = {
  readonly about: string;
  readonly label: Label;
  readonly read: Prediction;
  /** As right/given/printed. */
  readonly expected: { readonly [field: string]: string };
};

const full: Label = {
  ...emptyLabel,
  kinds: {},
  experience: [],
  education: [],
  spoken_languages: [],
  certifications: [],
};

const positions = (labels: readonly ExperienceLabel[], experience: readonly PredictedPosition[]) => ({
  label: { ...full, experience: labels },
  read: { ...emptyPrediction, experience },
});

const studies = (labels: readonly EducationLabel[], education: readonly PredictedEducation[]) => ({
  label: { ...full, education: labels },
  read: { ...emptyPrediction, education },
});

/** Cases on which the scorer of the corpus was run; the counts are its own. */
export const madeUpCases: readonly MadeUpCase[] = [
  {
    about: 'two positions at one company, in the wrong order',
    ...positions(
      [position('Lead', 'Acme', '2020-01', 'present'), position('Junior', 'Acme', '2018-01', '2020-01')],
      [position('Junior', 'Acme', '2018-01', '2020-01'), position('Lead', 'Acme', '2020-01', null)],
    ),
    expected: { title: '2/2/2', company: '2/2/2', start: '2/2/2', end: '1/1/2', position: '1/2/2' },
  },
  {
    about: 'a company that takes the place of the title',
    ...positions([position('Baker', 'Brot & Co', '2019', '2021')], [position('Brot & Co', 'Hamburg', '2019', '2021')]),
    expected: { title: '0/1/1', company: '0/1/1', start: '1/1/1', end: '1/1/1', position: '0/1/1' },
  },
  {
    about: 'one date, given as start, as end, as both and as another',
    ...studies(
      [2011, 2012, 2013, 2014].map((year) => ({
        ...study(`School of ${year}`, null, String(year)),
        single_date: true,
      })),
      [
        { ...study('School of 2011', null, null), start: '2011' },
        study('School of 2012', null, '2012'),
        { ...study('School of 2013', null, '2013'), start: '2013' },
        study('School of 2014', null, '2015'),
      ],
    ),
    expected: { institution: '4/4/4', 'study start': '1/1/1', 'study end': '2/3/3', education: '3/4/4' },
  },
  {
    about: 'an entry of placeholders, once with its dates and once without any prediction',
    ...positions(
      [position(null, null, '2019', '2020'), position(null, null, '2017', '2018'), position('Cook', null, '2015', '2016')],
      [position(null, null, '2019', '2020'), position('Cook', 'Restaurant', '2015', '2016')],
    ),
    expected: { title: '1/1/1', company: '0/1/0', start: '2/2/2', end: '2/2/2', position: '1/2/2' },
  },
  {
    about: 'values that no text layer has',
    label: {
      ...full,
      skills: ['Welding', 'Forging'],
      experience: [position('Smith', 'Hammerwerk', '2010', '2012')],
      certifications: ['Welder 135'],
      not_in_text_layer: [
        'experience.company: Hammerwerk',
        'skills: Forging',
        'certifications: Welder 135',
        'email: a@mail.example',
      ],
    },
    read: {
      ...emptyPrediction,
      email: 'b@mail.example',
      skills: ['welding', 'forging', 'Cooking'],
      certifications: ['Welder 135', 'Forklift'],
      experience: [position('Smith', null, '2010', '2012')],
    },
    expected: { title: '1/1/1', start: '1/1/1', end: '1/1/1', position: '0/1/1', skills: '1/2/1', certifications: '0/1/0' },
  },
  {
    about: 'headings with a colon, twice, and of either kind',
    label: { ...full, headings: ['Skills & Tools', 'Work'], kinds: { 'Skills & Tools': 'skills/other', Work: 'experience' } },
    read: {
      ...emptyPrediction,
      headings: ['SKILLS & TOOLS:', 'Work', 'Work:', 'Hobbies'],
      kinds: { 'SKILLS & TOOLS:': 'other', Work: 'projects', Hobbies: 'interests' },
    },
    expected: { headings: '2/3/2', kinds: '1/3/2' },
  },
  {
    about: 'spoken languages with and without their levels, and a skill given twice',
    label: {
      ...full,
      skills: ['SQL', 'Go'],
      spoken_languages: [
        { name: 'Deutsch', level: 'C1' },
        { name: 'Türkisch', level: null },
      ],
    },
    read: {
      ...emptyPrediction,
      skills: ['SQL', 'SQL'],
      spoken_languages: [
        { name: 'Deutsch', level: 'B2' },
        { name: 'türkisch', level: null },
        { name: 'Latein', level: null },
      ],
    },
    expected: { skills: '1/2/2', 'spoken languages': '2/3/2', 'spoken levels': '1/3/2' },
  },
  {
    about: 'certificates that hold one another, matched first where they are equal',
    label: { ...full, certifications: ['CKA', 'CKAD Kubernetes'] },
    read: { ...emptyPrediction, certifications: ['CKA Kubernetes Administrator', 'Kubernetes CKAD', 'CKA'] },
    expected: { certifications: '1/3/2' },
  },
];
