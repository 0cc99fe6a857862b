import { describe, expect, it } from 'vitest';
import { parseResume } from '../src/index.ts';
import { layoutOf } from './layout-of.ts';

const educationOf = (heading: string, lines: string) =>
  parseResume(layoutOf(`= Maya Lindqvist\nmaya@example.com\n\n# ${heading}\n${lines}`)).content.education.map(
    ({ institution, degree, level }) => [institution?.value, degree?.value, level],
  );

describe('a school', () => {
  it('has its whole name on a line of its own, with what stands after a dash, and without a faculty behind a comma', () => {
    expect(educationOf('Образование', 'Магистър по право 2014 – 2017\nТехнически университет – Плевен')).toEqual([
      ['Технически университет – Плевен', 'Магистър', 'master'],
    ]);
    expect(educationOf('Obrazovanje', 'Magistra ekonomije 2010 – 2013\nSveučilište u Karlovcu, Ekonomski fakultet')).toEqual([
      ['Sveučilište u Karlovcu', 'Magistra', 'master'],
    ]);
  });

  it('goes on with the town of its campus', () => {
    const lines = 'B.A. in Botany 2012 – 2016\nUniversity of California, Riverside';
    expect(educationOf('Education', lines)).toEqual([['University of California, Riverside', 'B.A.', 'bachelor']]);
    expect(educationOf('Education', `${lines}, CA`)).toEqual([['University of California', 'B.A.', 'bachelor']]);
  });

  it('closes the brackets within its name, also around what is a legal form elsewhere', () => {
    expect(educationOf('Education', 'B.Sc. in Statistics 2012 – 2016\nUniversity of Ghana (UG)')).toEqual([
      ['University of Ghana (UG)', 'B.Sc.', 'bachelor'],
    ]);
  });

  it('has no grade for a field, however its signs are spaced', () => {
    const fieldOf = (line: string) =>
      parseResume(layoutOf(`= Jane Smith\n\n# Education\n\n${line}\nHarbour University 2012 – 2016`)).content.education[0]?.field
        ?.value;
    expect(fieldOf('Bachelor of Science, First class honours')).toBeUndefined();
    expect(fieldOf(`Bachelor of Science, GPA ${'. '.repeat(40)}x`)).not.toBe('GPA');
  });

  it('may stand once above several degrees', () => {
    const lines =
      '* Harbour University\nPh.D. in Optics 2014 – 2018\nM.Sc. in Physics 2012 – 2014\n* Northaven College\nB.Sc. in Physics 2008 – 2012';
    expect(educationOf('Education', lines).map(([school, degree]) => [school, degree])).toEqual([
      ['Harbour University', 'Ph.D.'],
      ['Harbour University', 'M.Sc.'],
      ['Northaven College', 'B.Sc.'],
    ]);
  });

  it('is told from a degree whose words also name schools by the order of the other entries', () => {
    const lines = 'Master of Arts\nSpringfield University\n2010 – 2012\nHigh school diploma\nRiverside High School\n2006 – 2010';
    expect(educationOf('Education', lines)).toEqual([
      ['Springfield University', 'Master of Arts', 'master'],
      ['Riverside High School', 'High school diploma', 'secondary'],
    ]);
  });

  it('is the name with more words of its own where there is no other entry', () => {
    const lines = ['Zasadnicza szkoła zawodowa', 'XX Liceum Ogólnokształcące im. Marii Zawady'];
    const wanted = [[lines[1], lines[0], 'vocational']];
    expect(educationOf('Wykształcenie', `${lines.join('\n')}\n2014 – 2016`)).toEqual(wanted);
  });

  it('is the last part of a line that names nothing else for one', () => {
    expect(educationOf('Education', 'Master in Nursing, Kelmarsh Centre 2011 – 2013')).toEqual([
      ['Kelmarsh Centre', 'Master', 'master'],
    ]);
  });

  it('may make a long line together with its degree and its period', () => {
    const degree = 'Bachelor of Science in Electrical Engineering and Computer Systems';
    const school = 'Saint Hildegard Technical University';
    expect(educationOf('Education', `${degree} | ${school} 2011 – 2013`)).toEqual([[school, 'Bachelor of Science', 'bachelor']]);
  });
});

describe('a field', () => {
  const fieldsOf = (heading: string, lines: string) =>
    parseResume(layoutOf(`= Maya Lindqvist\nmaya@example.com\n\n# ${heading}\n${lines}`)).content.education.map(
      ({ degree, field }) => [degree?.value, field?.value],
    );

  it('stands after a word of its language, in brackets or after a space', () => {
    expect(fieldsOf('Образование', 'Магистър по право 2014 – 2017\nТехнически университет – Плевен')).toEqual([
      ['Магистър', 'право'],
    ]);
    expect(fieldsOf('学歴', '2014年4月 – 2018年3月\n東都理科大学\n学士（機械工学）')).toEqual([['学士', '機械工学']]);
    expect(fieldsOf('Pendidikan', 'Universitas Nusa Pertiwi\nSarjana Teknik Informatika 2014 – 2018')).toEqual([
      ['Sarjana', 'Teknik Informatika'],
    ]);
  });

  it('stands before the degree without a space in Chinese, unless it is a class of degrees', () => {
    expect(fieldsOf('教育背景', '2014.9 – 2018.6\n西北大学\n考古学博士')).toEqual([['博士', '考古学']]);
    expect(fieldsOf('教育背景', '2014.9 – 2018.6\n西北大学\n工学硕士')).toEqual([['工学硕士', undefined]]);
  });

  it('is no second word for the degree', () => {
    expect(fieldsOf('Pendidikan', 'Universiti Banjaran\nIjazah Sarjana Muda 2014 – 2018')).toEqual([
      ['Ijazah Sarjana Muda', undefined],
    ]);
  });
});
