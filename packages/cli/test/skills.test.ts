import { readFileSync } from 'node:fs';
import { type SkillTable, skillTableSchema } from '@winnow/skills/skill-file';
import { describe, expect, it } from 'vitest';
import { makeFolder } from './support/make-folder.ts';
import { runCli } from './support/run-cli.ts';

const nowhere = 'http://127.0.0.1:1';

/** Made-up rows in the form of ESCO 1.2: several names in a cell are lines, groups are broader too. */
const esco = {
  'skills_en.csv': [
    'conceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels,hiddenLabels,status,modifiedDate,scopeNote,definition,inScheme,description',
    'KnowledgeSkillCompetence,http://data.europa.eu/esco/skill/a-1,knowledge,cross-sector,Frob (computer programming),"Frob language\nfrobbing\nFrob language",,released,,,,,',
    'KnowledgeSkillCompetence,http://data.europa.eu/esco/skill/b-2,skill/competence,sector-specific,"operate frobs, safely",,,released,,,,,',
    'KnowledgeSkillCompetence,http://data.europa.eu/esco/skill/c-3,skill/competence,sector-specific,widget,,,released,,,,,',
  ].join('\r\n'),
  'broaderRelationsSkillPillar_en.csv': [
    'conceptType,conceptUri,broaderType,broaderUri',
    'KnowledgeSkillCompetence,http://data.europa.eu/esco/skill/b-2,KnowledgeSkillCompetence,http://data.europa.eu/esco/skill/a-1',
    'KnowledgeSkillCompetence,http://data.europa.eu/esco/skill/b-2,SkillGroup,http://data.europa.eu/esco/skill/S1.2',
  ].join('\n'),
  'occupations_en.csv': [
    'conceptType,conceptUri,iscoGroup,preferredLabel,altLabels,hiddenLabels,status,modifiedDate,regulatedProfessionNote,scopeNote,definition,inScheme,description,code',
    'Occupation,http://data.europa.eu/esco/occupation/d-4,2512,Frob developer,"frobber\nfrob engineer",,released,,,,,,,2512.1',
  ].join('\n'),
};

/** Made-up rows in the form of the O*NET database. */
const onet = {
  'Technology Skills.txt': [
    'O*NET-SOC Code\tExample\tCommodity Code\tCommodity Title\tHot Technology\tIn Demand',
    '15-9999.00\tAcme "Frob" software\t43230000\tFrob software\tN\tN',
    '15-9999.00\tWidgetizer\t43230000\tFrob software\tY\tN',
  ].join('\r\n'),
  'Occupation Data.txt': ['O*NET-SOC Code\tTitle\tDescription', '15-9999.00\tFrob Developers\tWrite frobs, daily.'].join('\n'),
  'Alternate Titles.txt': [
    'O*NET-SOC Code\tAlternate Title\tShort Title\tSource(s)',
    '15-9999.00\tFrob Engineer\tn/a\t01',
    '15-9999.00\tChief Frob Officer (CFO)\tCFrO\t01,08',
  ].join('\n'),
};

const imported = async (files: { readonly [name: string]: string }, kind: string, ...more: readonly string[]) => {
  using folder = makeFolder(files);
  const out = folder.file('skills.json');
  const result = await runCli(['skills', 'import', kind, folder.path, '--out', out, ...more], nowhere);
  const table = result.exitCode === 0 ? (JSON.parse(readFileSync(out, 'utf8')) as SkillTable) : undefined;
  return { ...result, table };
};

describe('skills import', () => {
  it('makes a file of skills of ESCO', async () => {
    const { exitCode, stderr, table } = await imported(esco, '--esco');
    expect([exitCode, stderr]).toEqual([0, expect.stringContaining('3 skills and 1 occupations')]);
    expect(skillTableSchema.safeParse(table).success).toBe(true);
    expect(table?.skills).toEqual([
      { label: 'Frob', aliases: ['Frob language', '?frobbing'], shows: [] },
      { label: 'operate frobs, safely', aliases: [], shows: ['Frob'] },
      { label: 'widget', certainty: 'context', aliases: [], shows: [] },
    ]);
    expect(table?.occupations).toEqual([
      { id: 'esco-d-4', trade: 'isco-251', titles: { en: ['frob developer', 'frobber', 'frob engineer'] } },
    ]);
  });

  it('makes a file of skills of O*NET', async () => {
    const { exitCode, table } = await imported(onet, '--onet');
    expect(exitCode).toBe(0);
    expect(table?.skills).toEqual([
      { label: 'Acme "Frob"', aliases: ['Acme "Frob" software'] },
      { label: 'Widgetizer', aliases: [] },
    ]);
    expect(table?.occupations).toEqual([
      {
        id: 'onet-15-9999-00',
        trade: 'soc-15',
        titles: { en: ['frob developers', 'frob engineer', 'chief frob officer (cfo)', 'cfro'] },
        skills: ['Widgetizer', 'Acme "Frob"'],
      },
    ]);
  });

  it('says which file or column is missing, and sends nothing', async () => {
    const { 'occupations_en.csv': _, ...some } = esco;
    const missing = await imported(some, '--esco');
    expect([missing.exitCode, missing.stderr]).toEqual([2, expect.stringContaining('occupations_en.csv')]);
    const other = await imported({ ...esco, 'skills_en.csv': 'a,b\n1,2' }, '--esco');
    expect([other.exitCode, other.stderr]).toEqual([2, expect.stringContaining('no column conceptUri')]);
    expect((await imported(esco, '--esco', '--language', 'de')).exitCode).toBe(2);
    expect((await runCli(['skills', 'import'], nowhere)).exitCode).toBe(2);
  });
});
