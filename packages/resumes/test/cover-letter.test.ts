import type { LayoutDocument } from '@winnow/reading';
import { describe, expect, it } from 'vitest';
import { parseResume } from '../src/index.ts';
import { inventedResumes } from './invented-resumes.ts';
import { layoutOf } from './layout-of.ts';

const letter = `Jane Smith
12 Elm Street, Springfield

Globex Corporation
Ms Carla Boss, carla.boss@globex.example, +44 20 7946 0958
3 May 2026

Application as Lead Engineer

Dear Ms Boss,

I have followed what your company does for the repair of bridges since I began to study, and would
be glad to bring ten years of work on payment systems to it. At Acme Corp I lead a team of five people,
and with it I have built the service through which all of our customers pay, from 2019 until today.

I look forward to hearing from you.

Yours sincerely,
Jane Smith`;

/** Concatenates the pages of several layouts. */
const pagesOf = (...texts: readonly string[]): LayoutDocument => {
  const all = texts.map((text) => layoutOf(text));
  const pages = all.flatMap(({ pages: own }, index) => own.map((page) => ({ ...page, number: index + 1 })));
  return { ...all[0]!, pageCount: pages.length, pages };
};

const { en, ja, ar } = inventedResumes;

const german = `Sehr geehrte Frau Beispiel,

mit großem Interesse habe ich Ihre Anzeige gelesen. Seit vielen Jahren arbeite ich daran, dass Brücken und
Häuser länger halten, und leite heute eine Gruppe von fünf Leuten, die im ganzen Land unterwegs ist. Gern
würde ich diese Erfahrung bei Ihnen einbringen und freue mich auf ein Gespräch in den nächsten Wochen.

Mit freundlichen Grüßen`;

const japanese = `採用ご担当者様

拝啓 時下ますますご清栄のこととお慶び申し上げます。私は大学を卒業してから十年にわたり業務システムの開発に携わり、設計から運用まで一貫して担当してまいりました。貴社の事業に深く共感し、これまでの経験を生かして貢献したいと考え、応募いたしました。ぜひ一度面接の機会をいただけますようお願い申し上げます。

敬具`;

const arabic = `السادة شركة الأفق المحترمين،

تحية طيبة وبعد، أتقدم إليكم بطلبي هذا للعمل مهندسا في شركتكم التي أتابع أعمالها منذ سنوات طويلة، وقد عملت في بناء الأنظمة وصيانتها لأكثر من عشر سنوات مع فرق كبيرة وصغيرة، وأود أن أضع هذه الخبرة في خدمتكم وأن تتاح لي فرصة للحديث معكم عن ذلك في أقرب وقت ممكن.

وتفضلوا بقبول فائق الاحترام`;

const without = (document: LayoutDocument) => parseResume(document).content;

describe('a letter before the resume', () => {
  it.each([
    ['on a page of its own', pagesOf(letter, en)],
    ['on the same page', layoutOf(`${letter}\n\n${en}`)],
  ])('%s is told and is no part of the resume', (_, document) => {
    const { content, facts } = parseResume(document);
    expect(facts.extraction.warnings).toContainEqual({ code: 'cover_letter', page: 1 });
    const { profile, summary, experience, sections } = content;
    const alone = without(layoutOf(en));
    expect(profile.name?.value).toBe('Jane Smith');
    expect(profile.emails.map(({ value }) => value)).toEqual(['jane.smith@example.com']);
    expect(profile.phones).toHaveLength(1);
    expect(summary?.value).toBe(alone.summary?.value);
    expect(experience.map(({ company }) => company?.value)).toEqual(alone.experience.map(({ company }) => company?.value));
    expect(sections.map(({ text }) => text).join()).not.toContain('bridges');
  });

  it.each([
    ['German', german, en],
    ['Japanese', japanese, ja],
    ['Arabic', arabic, ar],
  ])('is told in %s', (_, text, resume) => {
    const { content, facts } = parseResume(pagesOf(text, resume));
    expect(facts.extraction.warnings).toContainEqual({ code: 'cover_letter', page: 1 });
    expect(content.profile.name?.value).toBe(without(layoutOf(resume)).profile.name?.value);
  });

  it('says how to reach the person where the resume does not', () => {
    const [name, headline, , ...rest] = en.split('\n');
    const own = letter.replace('12 Elm Street, Springfield', 'jane@example.com').replace(/carla\S+ /u, '');
    const { profile } = without(pagesOf(own, [name, headline, ...rest].join('\n')));
    expect(profile.emails.map(({ value }) => value)).toEqual(['jane@example.com']);
  });

  it.each([
    ['a letter alone', layoutOf(letter)],
    ['a resume alone', layoutOf(en)],
    ['a resume with a greeting and no leave', layoutOf(en.replace('Senior Software Engineer\n', 'Hello, I am Jane.\n'))],
    ['a few friendly words', layoutOf(`Dear reader,\nhere is my resume.\nKind regards\n\n${en}`)],
  ])('is not seen in %s', (_, document) => {
    expect(parseResume(document).facts.extraction.warnings).toEqual([]);
  });
});
