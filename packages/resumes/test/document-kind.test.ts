import { checkIds } from '@winnow/languages';
import { allHiringLocales } from '@winnow/languages/hiring';
import { reportTextsOf } from '@winnow/languages/texts';
import type { LayoutDocument } from '@winnow/reading';
import { describe, expect, it } from 'vitest';
import { parseResume } from '../src/index.ts';
import { layoutOf } from './layout-of.ts';
import { otherDocuments } from './other-documents.ts';

const plain = (text: string): LayoutDocument => layoutOf(text.replace(/^[=#*-] /gmu, (sign) => ` ${sign}`));

const kindOf = (text: string) => {
  const { kind, kind_confidence: confidence } = parseResume(plain(text)).facts;
  return { kind, confidence: confidence ?? 0 };
};

/** Nearly enough to cap a score: an article has names, places and dates, as resumes do. */
const sure = 0.8;

describe('a document', () => {
  it.each(otherDocuments.map(({ name, kind, text }) => [name, kind, text] as const))(
    'that is %s is no resume',
    (_, kind, text) => {
      const found = kindOf(text);
      expect(found.kind).toBe(kind);
      expect(found.confidence).toBeGreaterThanOrEqual(sure);
    },
  );

  it.each(allHiringLocales().map((locale) => [locale.code, locale] as const))(
    'that is an advertisement is one: %s',
    (code, { job }) => {
      const { company, tasks, required, offer } = job.headings;
      // Sentences by which the language is told; they ask for as much as adverts do.
      const sentences = checkIds.map((id) => reportTextsOf(code).checks[id].fix.replace(/\{[^{}]*\}/gu, ''));
      const parts = [company, tasks, required, offer].flatMap((headings, index) => [
        headings[0] ?? '',
        ...sentences.slice(4 * index, 4 * index + 4),
      ]);
      expect(kindOf(['Acme', ...parts].join('\n\n'))).toMatchObject({ kind: 'job_advert' });
    },
  );

  it.each([
    [
      'in English',
      `Sarah Leeson
       sarah.leeson@example.com
       My name is Sarah Leeson and I was born in Bristol. After school I studied economics at the University of Leeds, where I took a bachelor's degree in 2012.
       From 2013 to 2018 I worked as an accountant for a trading house, and I have kept the books of a shipping company ever since.
       In my free time I row and teach children to swim.`,
    ],
    [
      'in German, without an address',
      `Mein Lebensweg
       Ich wurde am 3. Mai 1990 in Rostock geboren und besuchte dort die Schule bis zum Abitur.
       Von 2009 bis 2012 machte ich eine Ausbildung zur Buchhalterin bei einer Reederei in Hamburg.
       Danach studierte ich an der Universität Rostock Betriebswirtschaft und schloss 2016 mit dem Bachelor ab.
       Seitdem arbeite ich als Buchhalterin in einem Handelshaus.`,
    ],
    [
      'in Japanese',
      `職務経歴書
       山田花子
       二〇一二年に東京大学経済学部を卒業し、学士の学位を取得した後、商社に入社しました。
       入社後は経理担当として四つの会社の帳簿を管理し、毎年の決算を準備しました。
       現在は海運会社で経理課長として働いています。`,
    ],
  ])('that tells a career in prose %s is a resume', (_, text) => {
    expect(kindOf(text)).toMatchObject({ kind: 'resume' });
  });

  it('that has a sentence with a date is no resume for that, but one below a heading of positions is', () => {
    const text =
      'From March 2019 Nurse at the Harbour Clinic\n\nThe ward has thirty beds and is open to all who live nearby, day and night, and on holidays, too, as the town has wanted for many years.';
    expect(kindOf(text).kind).toBe('other');
    expect(kindOf(`Work experience\n\n${text}\n\nSkills\n\nWound care, Triage`).kind).toBe('resume');
  });

  it('that asks for a post as adverts do is a resume when it has positions', () => {
    const text = `Jane Miller
      jane.miller@example.com
      I am looking for a role as an accountant. Required salary: negotiable.
      What you need to know
      Experience
      Accountant, Northwind Trading GmbH, 2015 - 2023
      Kept the books of four companies and prepared the accounts for the auditors
      Education
      Bachelor of Science, University of Hamburg, 2011 - 2014`;
    expect(kindOf(text)).toMatchObject({ kind: 'resume' });
  });

  it('of a few words is not judged with confidence', () => {
    expect(kindOf('Your name here').confidence).toBeLessThan(sure);
  });

  it('that is a letter with a resume is a resume', () => {
    const letter = otherDocuments.find(({ kind }) => kind === 'cover_letter')?.text ?? '';
    const resume =
      'Jane Miller\n\njane.miller@example.com\n\nExperience\n\nAccountant, Northwind Trading GmbH, 2015 - 2023\n\nEducation\n\nBachelor of Science, University of Hamburg, 2011 - 2014\n\nSkills\n\nBookkeeping, payroll, budgeting';
    expect(kindOf(`${letter}\n\n${resume}`).kind).toBe('resume');
  });
});
