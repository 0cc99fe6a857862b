import type { SectionKind } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { findCareer } from '../src/headings/find-career.ts';
import type { Section } from '../src/headings/split-sections.ts';
import { resumeLines } from '../src/layout/resume-lines.ts';
import { layoutOf } from './layout-of.ts';

const section = (kind: SectionKind, heading: string, text: string): Section => {
  const { body } = resumeLines(layoutOf(`# ${heading}\n${text}`));
  return { kind, heading, headingLine: body[0] ?? null, lines: body.slice(1) };
};

const kindsOf = (...sections: readonly Section[]): readonly SectionKind[] => findCareer(sections, 'fr').map(({ kind }) => kind);

const jobs = 'Comptable, Northwind\n2015 - 2019\nAide-comptable, Southwind\n2011 - 2015';

describe('the section that tells of positions', () => {
  it('is the one with the most periods below an unknown heading, where there is no other', () => {
    expect(
      kindsOf(section('other', 'Le plus beau', 'Tour du lac\n2010 - 2011'), section('projects', 'Mes maisons', jobs)),
    ).toEqual(['other', 'experience']);
  });

  it('may have been taken for studies', () => {
    expect(kindsOf(section('education', 'Mes maisons', jobs))).toEqual(['experience']);
    expect(kindsOf(section('education', 'Formation', jobs))).toEqual(['education']);
  });

  it('needs no heading where it is told in sentences', () => {
    const told =
      'Après le lycée, Comptable chez Northwind de 2015 - 2019, où je tenais les livres de trois magasins et préparais chaque bilan annuel.';
    const open = (text: string): Section => ({ ...section('education', 'Formation', text), heading: null, headingLine: null });
    expect(kindsOf(open(told))).toEqual(['experience']);
    expect(kindsOf(open('Licence de droit\nUniversité du Lac\n2010 - 2013'))).toEqual(['education']);
    const studied =
      "J'ai étudié le droit à l'Université du Lac de 2010 - 2013, puis les langues anciennes, avec un mémoire sur les lois des îles du nord.";
    expect(kindsOf(open(studied))).toEqual(['education']);
  });

  it('is no other where one is there', () => {
    expect(kindsOf(section('experience', 'Expérience', jobs), section('projects', 'Mes maisons', jobs))).toEqual([
      'experience',
      'projects',
    ]);
  });

  it('is none whose heading says something else, and none without a period', () => {
    expect(kindsOf(section('projects', 'Projets', jobs), section('projects', 'Mes maisons', 'Comptable, 2015'))).toEqual([
      'projects',
      'projects',
    ]);
  });
});
