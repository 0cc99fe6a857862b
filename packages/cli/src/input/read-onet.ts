import type { SkillTable } from '@winnow/skills/skill-file';
import { readTable } from './read-table.ts';
import { aliasesOf, labelOf, titlesOf } from './skill-names.ts';

const code = 'O*NET-SOC Code';

/** As many technologies as an occupation needs at most; the hot ones first. */
const maxSkills = 30;

/** Products carry what they are behind their name: "Microsoft Excel", but "Microsoft Azure software". */
const withoutKind = (name: string): string => name.replace(/\s+software$/i, '');

const absent = /^(?:n\/a)?$/i;

/** Reads the text files of the O*NET database, as they are published: technologies, occupations and their titles. */
export const readOnet = async (folder: string): Promise<SkillTable> => {
  const technologies = await readTable(folder, 'Technology Skills.txt', [code, 'Example', 'Hot Technology']);
  const occupations = await readTable(folder, 'Occupation Data.txt', [code, 'Title']);
  const titles = await readTable(folder, 'Alternate Titles.txt', [code, 'Alternate Title', 'Short Title']);
  const names = new Map<string, Set<string>>();
  const needed = new Map<string, { readonly label: string; readonly hot: boolean }[]>();
  for (const row of technologies) {
    const example = row.Example ?? '';
    const label = labelOf(withoutKind(example));
    if (label === '') continue;
    names.set(label, (names.get(label) ?? new Set()).add(example));
    const list = needed.get(row[code] ?? '') ?? [];
    list.push({ label, hot: row['Hot Technology'] === 'Y' });
    needed.set(row[code] ?? '', list);
  }
  const others = new Map<string, string[]>();
  for (const row of titles) {
    const given = [row['Alternate Title'] ?? '', row['Short Title'] ?? ''].filter((name) => !absent.test(name.trim()));
    others.set(row[code] ?? '', [...(others.get(row[code] ?? '') ?? []), ...given]);
  }
  return {
    source: 'O*NET database, U.S. Department of Labor, Employment and Training Administration, CC BY 4.0; changed.',
    skills: [...names].map(([label, examples]) => ({ label, aliases: aliasesOf(label, [...examples]) })),
    occupations: occupations.map((row) => {
      const id = row[code] ?? '';
      const skills = (needed.get(id) ?? []).toSorted((a, b) => Number(b.hot) - Number(a.hot)).map(({ label }) => label);
      return {
        id: `onet-${id.replaceAll('.', '-')}`,
        trade: `soc-${id.slice(0, 2)}`,
        titles: { en: titlesOf([row.Title ?? '', ...(others.get(id) ?? [])]) },
        skills: [...new Set(skills)].slice(0, maxSkills),
      };
    }),
  };
};
