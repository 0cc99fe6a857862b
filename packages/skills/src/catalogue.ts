import { foldLetters } from '@winnow/languages';
import { createPhrases, type Phrases } from './phrases/create-phrases.ts';
import { type Certainty, readTable } from './read-table.ts';
import { businessSystems } from './tables/business-systems.ts';
import { certifications } from './tables/certifications.ts';
import { cloud } from './tables/cloud.ts';
import { construction } from './tables/construction.ts';
import { dataAndAi } from './tables/data-and-ai.ts';
import { dataStores } from './tables/data-stores.ts';
import { design } from './tables/design.ts';
import { educationAndSocial } from './tables/education-and-social.ts';
import { engineering } from './tables/engineering.ts';
import { finance } from './tables/finance.ts';
import { healthcare } from './tables/healthcare.ts';
import { hospitality } from './tables/hospitality.ts';
import { lawAndScience } from './tables/law-and-science.ts';
import { logistics } from './tables/logistics.ts';
import { manufacturing } from './tables/manufacturing.ts';
import { marketing } from './tables/marketing.ts';
import { methods } from './tables/methods.ts';
import { networksAndSecurity } from './tables/networks-and-security.ts';
import { office } from './tables/office.ts';
import { people } from './tables/people.ts';
import { programmingLanguages } from './tables/programming-languages.ts';
import { sales } from './tables/sales.ts';
import { software } from './tables/software.ts';
import { web } from './tables/web.ts';

type Skill = {
  readonly canonical: string;
  readonly label: string;
  /** Canonical names. */
  readonly shows: readonly string[];
  readonly certification: boolean;
};

/** One way of writing a skill. */
export type Spelling = { readonly canonical: string; readonly written: string; readonly certainty: Certainty };

export type Catalogue = { readonly skills: ReadonlyMap<string, Skill>; readonly phrases: Phrases<Spelling> };

export const tables: readonly string[] = [
  programmingLanguages,
  web,
  software,
  dataStores,
  cloud,
  networksAndSecurity,
  dataAndAi,
  design,
  office,
  finance,
  businessSystems,
  marketing,
  sales,
  people,
  methods,
  logistics,
  manufacturing,
  engineering,
  healthcare,
  educationAndSocial,
  hospitality,
  construction,
  lawAndScience,
  certifications,
];

/** Folded letters and single spaces: the form under which names of skills are compared. */
export const foldedName = (name: string): string => foldLetters(name).replace(/\s+/gu, ' ').trim();

const build = (): Catalogue => {
  const skills = new Map<string, Skill>();
  const spellings: [string, Spelling][] = [];
  for (const table of tables) {
    for (const { label, names, shows } of readTable(table)) {
      const canonical = foldedName(label);
      skills.set(canonical, { canonical, label, shows: shows.map(foldedName), certification: table === certifications });
      for (const { text, certainty } of names)
        spellings.push([text, { canonical, written: text.replaceAll('*', ''), certainty }]);
    }
  }
  return { skills, phrases: createPhrases(spellings) };
};

let built: Catalogue | undefined;

/** All skills and their spellings, built when first asked for. */
export const catalogue = (): Catalogue => {
  built ??= build();
  return built;
};
