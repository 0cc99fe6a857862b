import { describe, expect, it } from 'vitest';
import { parseResume } from '../src/index.ts';
import { layoutOf } from './layout-of.ts';

const contentOf = (section: string) => parseResume(layoutOf(`= Maya Lindqvist\nmaya@example.com\n\n${section}`)).content;

describe('skills', () => {
  const skillsOf = (line: string): readonly string[] => contentOf(`# Skills\n${line}`).skills.map(({ name }) => name);

  it('keep a name in brackets and leave a remark out', () => {
    expect(skillsOf('Word processing (Kruti Dev), 한글(HWP), Go (primary), Python (Expert)')).toEqual([
      'Word processing (Kruti Dev)',
      '한글(HWP)',
      'Go',
      'Python',
    ]);
  });

  it('are compared without what stands in brackets', () => {
    expect(contentOf('# Skills\nSpreadsheets (Microsoft Excel), Go').skills[0]?.canonical).toBe('spreadsheets');
  });

  it('may hold a colon inside a name with figures', () => {
    expect(skillsOf('1С:Предприятие 8, Excel')).toEqual(['1С:Предприятие 8', 'Excel']);
    expect(skillsOf('Tools:Git, Docker')).toEqual(['Git', 'Docker']);
  });
});

describe('spoken languages', () => {
  const languagesOf = (lines: string) => contentOf(`# Languages\n${lines}`).languages.map(({ value }) => value);

  it('have any name, also one that no table knows', () => {
    expect(languagesOf('Spanish – fluent\nKikuyu – very good\nEnglish (C1)\nKashubian')).toEqual([
      'Spanish – fluent',
      'Kikuyu – very good',
      'English (C1)',
      'Kashubian',
    ]);
  });

  it('take a level that stands apart from them', () => {
    expect(languagesOf('Spanish, native\nEnglish\nfluent')).toEqual(['Spanish native', 'English fluent']);
  });
});

describe('projects', () => {
  const projectsOf = (lines: string) => contentOf(`# Projects\n${lines}`).projects.map(({ name }) => name.value);

  it('have a line each where all lines look alike', () => {
    expect(projectsOf('Restoration of a narrowboat\nBus stop display for a village')).toEqual([
      'Restoration of a narrowboat',
      'Bus stop display for a village',
    ]);
    expect(projectsOf('- Restoration of a narrowboat\n- Bus stop display for a village')).toHaveLength(2);
  });

  it('have text below a name that stands out', () => {
    expect(projectsOf('* Narrowboat\n- Replated the hull\n* Bus stop display\n- Wrote the software')).toEqual([
      'Narrowboat',
      'Bus stop display',
    ]);
  });
});
