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
    ['nothing', 'Requirements\n- SQL', null, null, null, null],
  ])('are read from %s', (_, text, title, company, location, seniority) => {
    expect(readJob(text)).toMatchObject({ title, company, location, seniority });
  });

  it.each([
    ['Marketing Intern', 'intern'],
    ['Assistant to the Director', 'junior'],
    ['Mid-level Developer', 'mid'],
    ['Head of Sales', 'executive'],
    ['Internal Auditor', null],
    ['Nurse', null],
  ])('tell the level of %j', (title, seniority) => {
    expect(readJob(`Job title: ${title}\nRequirements\n- SQL`).seniority).toBe(seniority);
  });
});
