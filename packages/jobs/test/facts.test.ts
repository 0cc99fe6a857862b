import { describe, expect, it } from 'vitest';
import { readJob } from '../src/index.ts';

describe('the facts of a job', () => {
  it.each([
    [
      'labels',
      'Job title: Head Nurse\nCompany: Example Care\nLocation: Leeds\nWe need SQL.',
      'Head Nurse',
      'Example Care',
      'Leeds',
      null,
    ],
    ['labels above their values', 'Position:\nCook\nLocation:\nYork\nRequirements:\n- Cooking', 'Cook', null, 'York', null],
    [
      'the first line',
      'Senior Java Developer (m/f/d) | Leeds\n\nExample Freight GmbH needs you.',
      'Senior Java Developer',
      'Example Freight GmbH',
      null,
      'senior',
    ],
    [
      'an employer in the first line',
      'Team Lead Sales at Example Foods\nRequirements\n- CRM',
      'Team Lead Sales',
      'Example Foods',
      null,
      'lead',
    ],
    ['prose', 'We are looking for a junior accountant, based in Bath.', 'junior accountant', null, 'Bath', 'junior'],
    [
      'Japanese labels in brackets',
      '【職種】経理\n【勤務地】東京都\n株式会社サンプルの求人です。\n必須条件\n・簿記',
      '経理',
      '株式会社サンプル',
      '東京都',
      null,
    ],
    ['a number of people', 'Por eso procuramos dos modelistas de calzado.', 'modelistas de calzado', null, null, null],
    [
      'a number in a name',
      'Level Two Support Technician\n\nRequirements\n- SQL',
      'Level Two Support Technician',
      null,
      null,
      null,
    ],
    ['nothing', 'Requirements\n- SQL', null, null, null, null],
    [
      'an agency that does not name its client',
      'Our client, a large retailer, is hiring.\n\nData Analyst\n\nRequirements\n- SQL',
      'Data Analyst',
      null,
      null,
      null,
    ],
    [
      'a sentence below a slogan',
      'Numbers are your thing?\n\nExample Freight Ltd is looking for a payroll clerk for its office in York. At Example Freight we start at eight.\n\nRequirements\n- Excel',
      'payroll clerk',
      'Example Freight Ltd',
      null,
      null,
    ],
    [
      'an e-mail',
      'Subject: Vacancy: Payroll Clerk (m/f/d)\n\nHello,\n\nmy name is Ann and I work at Example Freight Ltd in Leeds. You need:\n- Excel',
      'Payroll Clerk',
      'Example Freight Ltd',
      null,
      null,
    ],
    [
      'a line with what specialises the title',
      'Laboratory Technician – food microbiology, Leeds\nExample Labs Ltd | permanent\n\nYou know microbiology of food.\n\nRequirements\n- HPLC',
      'Laboratory Technician – food microbiology',
      'Example Labs Ltd',
      null,
      null,
    ],
  ])('are read from %s', (_, text, title, company, location, seniority) => {
    expect(readJob(text)).toMatchObject({ title, company, location, seniority });
  });

  it.each([
    ['Marketing Intern', 'intern'],
    ['Assistant to the Director', null],
    ['Junior Assistant', 'junior'],
    ['Store Manager', 'lead'],
    ['Product Manager', null],
    ['Senior Product Manager', 'senior'],
    ['Mid-level Developer', 'mid'],
    ['Head of Sales', 'executive'],
    ['Internal Auditor', null],
    ['Nurse', null],
  ])('tell the level of %j', (title, seniority) => {
    expect(readJob(`Job title: ${title}\nRequirements\n- SQL`).seniority).toBe(seniority);
  });
});
