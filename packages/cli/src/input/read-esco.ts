import type { SkillTable } from '@winnow/skills/skill-file';
import { readTable } from './read-table.ts';
import { aliasesOf, isCommonWord, labelOf, titlesOf } from './skill-names.ts';

const linesOf = (cell: string | undefined): readonly string[] => (cell ?? '').split(/\r?\n/);

const idOf = (uri: string): string => `esco-${uri.slice(uri.lastIndexOf('/') + 1).toLowerCase()}`;

/** The digits of an ISCO code that name its group: occupations of one group are one trade. */
const groupDigits = 3;

/** Reads the CSV files of ESCO in one language, as they are published: skills, their broader skills, and occupations. */
export const readEsco = async (folder: string, language: 'en' | (string & {})): Promise<SkillTable> => {
  const named = ['conceptUri', 'preferredLabel', 'altLabels'];
  const skills = await readTable(folder, `skills_${language}.csv`, named);
  const broader = await readTable(folder, `broaderRelationsSkillPillar_${language}.csv`, ['conceptUri', 'broaderUri']);
  const occupations = await readTable(folder, `occupations_${language}.csv`, [...named, 'iscoGroup']);
  const labels = new Map(skills.map((row) => [row.conceptUri ?? '', labelOf(row.preferredLabel ?? '')]));
  const shows = new Map<string, string[]>();
  for (const { conceptUri = '', broaderUri = '' } of broader) {
    const label = labels.get(broaderUri);
    // Groups of skills are no skills.
    if (label !== undefined && label !== '') shows.set(conceptUri, [...(shows.get(conceptUri) ?? []), label]);
  }
  return {
    source: 'This service uses the ESCO classification of the European Commission.',
    skills: skills.flatMap(({ conceptUri = '', altLabels }) => {
      const label = labels.get(conceptUri) ?? '';
      if (label === '') return [];
      const certainty = isCommonWord(label) ? ({ certainty: 'context' } as const) : {};
      return [{ label, ...certainty, aliases: aliasesOf(label, linesOf(altLabels)), shows: shows.get(conceptUri) ?? [] }];
    }),
    occupations: occupations.map(({ conceptUri = '', iscoGroup = '', preferredLabel = '', altLabels }) => ({
      id: idOf(conceptUri),
      trade: `isco-${iscoGroup.replace(/\D/g, '').slice(0, groupDigits) || 'none'}`,
      titles: { [language]: titlesOf([preferredLabel, ...linesOf(altLabels)]) },
    })),
  };
};
