import { describe, expect, it } from 'vitest';
import { parseResume } from '../src/index.ts';
import { layoutOf } from './layout-of.ts';

const read = (text: string) => parseResume(layoutOf(text)).content;

const resume = (lines: string) => `= Jane Miller
jane.miller@example.com
${lines}+49 30 901820

# Experience

* Accountant, Northwind Trading GmbH
2019 - 2021
- Kept the books of four companies and prepared the accounts of each year
${lines}
# Education

* Bachelor of Science, University of Hamburg
2008 - 2011`;

describe('lines that tell of the person what must never count', () => {
  it.each(['Photo: attached', 'Date of birth: 3 May 1966', 'Nationality: British', 'Marital status: married, two children'])(
    'change nothing that is read: %s',
    (line) => {
      const { sections, ...without } = read(resume(''));
      const { sections: printed, ...withLine } = read(resume(`${line}\n`));
      const places = ({ profile, experience, education }: typeof without) => ({
        names: [profile.name?.value, profile.headline?.value, profile.location?.value],
        experience: experience.map(({ title, company, start, end }) => [title?.value, company?.value, start?.iso, end?.iso]),
        education: education.map(({ degree, institution }) => [degree?.value, institution?.value]),
      });
      expect(places(withLine)).toEqual(places(without));
      expect(printed.map(({ kind, heading }) => [kind, heading])).toEqual(sections.map(({ kind, heading }) => [kind, heading]));
    },
  );

  it('stand among the contact data', () => {
    const { sections } = read(resume('Nationality: British\n'));
    expect(sections[0]?.text).toBe(
      'Jane Miller\njane.miller@example.com\nNationality: British\n+49 30 901820\nNationality: British',
    );
  });

  it('stay where they are printed in a section about the person', () => {
    const { sections } = read(`${resume('')}\n\n# Personal details\n\nNationality: British\nDriving licence: B`);
    expect(sections.at(-1)).toMatchObject({ kind: 'contact', text: 'Nationality: British\nDriving licence: B' });
  });

  it('close no resume: what follows a date of birth at its end is read', () => {
    const { languages } = read(`${resume('')}

# Personal details

Date of birth: 3 May 1966
Language : Hindi, English, Garhwali.
Nationality: Indian`);
    expect(languages.map(({ name }) => name)).toEqual(['Hindi', 'English', 'Garhwali']);
  });
});
