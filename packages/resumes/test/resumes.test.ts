import { resumeContent } from '@winnow/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseResume } from '../src/index.ts';
import { inventedResumes } from './invented-resumes.ts';
import { layoutOf } from './layout-of.ts';

const expected = {
  en: {
    name: 'Jane Smith',
    companies: ['Acme Corp', 'Globex Corporation'],
    titles: ['Senior Software Engineer', 'Software Engineer'],
    school: 'Springfield State University',
    start: '2019-03',
    closed: 45,
    skill: 'Kubernetes',
  },
  ja: {
    name: '佐藤 健一',
    companies: ['株式会社青空', '有限会社みどり'],
    titles: ['システムエンジニア', 'プログラマー'],
    school: '東京青葉大学',
    start: '2019-04',
    closed: 48,
    skill: 'SQL',
  },
  ar: {
    name: 'أحمد محمود السالم',
    companies: ['شركة النور للتقنية', 'مؤسسة الأفق'],
    titles: ['مهندس برمجيات', 'مبرمج'],
    school: 'جامعة الواحة',
    start: '2019-01',
    closed: 34,
    skill: 'إدارة الفرق',
  },
  fa: {
    name: 'سامان نیک‌فر',
    companies: ['شرکت داده‌پرداز پارس', 'شرکت آریا'],
    titles: ['مهندس یادگیری ماشین', 'کارشناس داده'],
    school: 'دانشگاه البرز',
    start: '2019-03',
    closed: 42,
    skill: 'Docker',
  },
  hi: {
    name: 'सुनीता रघुवंशी',
    companies: ['ज्ञानदीप पब्लिक लिमिटेड', 'नवप्रभात कंपनी'],
    titles: ['वरिष्ठ शिक्षिका', 'गणित शिक्षिका'],
    school: 'नर्मदा विश्वविद्यालय',
    start: '2019-04',
    closed: 58,
    skill: 'पाठ योजना',
  },
  ko: {
    name: '남궁하늘',
    companies: ['주식회사 한빛나래', '㈜다온식품'],
    titles: ['과장', '대리'],
    school: '충청미래대학교',
    start: '2019-03',
    closed: 48,
    skill: '일정 관리',
  },
  zh: {
    name: '杜少陵',
    companies: ['蓝天信息技术有限公司', '青山科技有限公司'],
    titles: ['高级工程师', '工程师'],
    school: '江南大学',
    start: '2019-03',
    closed: 44,
    skill: 'Linux',
  },
  th: {
    name: 'ณัฐพงษ์ แก้วมณีวงศ์',
    companies: ['บริษัท ช้างทองโลจิสติกส์ จำกัด', 'บริษัท บางนาขนส่ง จำกัด'],
    titles: ['หัวหน้างานขนส่ง', 'เจ้าหน้าที่จัดเส้นทาง'],
    school: 'มหาวิทยาลัยล้านนาพัฒนา',
    start: '2019-03',
    closed: 50,
    skill: 'ภาวะผู้นำ',
  },
  ta: {
    name: 'மீனாட்சி இளங்கோவன்',
    companies: ['வைகை விருந்தகம்', 'பொதிகை உணவகம்'],
    titles: ['உணவக மேலாளர்', 'உதவி மேலாளர்'],
    school: 'தென்னவன் கலைக் கல்லூரி',
    start: '2019-03',
    closed: 57,
    skill: 'Tally',
  },
  bg: {
    name: 'Иван Петров',
    companies: ['Синева ООД', 'Лозана ЕООД'],
    titles: ['Софтуерен инженер', 'Разработчик'],
    school: 'Технически университет',
    start: '2019-03',
    closed: 45,
    skill: 'управление на екипи',
  },
  cs: {
    name: 'Kateřina Dvořáková',
    companies: ['Modrá Obloha s.r.o', 'Zelený Háj a.s'],
    titles: ['Vývojářka', 'Programátorka'],
    school: 'Moravská univerzita',
    start: '2019-03',
    closed: 45,
    skill: 'vedení týmu',
  },
} as const;

const codes = Object.keys(expected) as (keyof typeof expected)[];

describe.each(codes)('a resume in %s', (code) => {
  const { content, facts } = parseResume(layoutOf(inventedResumes[code]));
  const wanted = expected[code];

  it('is of the shape of the body', () => {
    expect(resumeContent.parse(content)).toEqual(content);
  });

  it('has its language told', () => {
    expect(facts.language).toBe(code);
    expect(facts.language_confidence).toBeGreaterThan(0.5);
  });

  it('names the person with address and valid number', () => {
    const { name, emails, phones } = content.profile;
    expect(name?.value).toBe(wanted.name);
    expect(emails).toHaveLength(1);
    expect(phones).toHaveLength(1);
    expect(phones[0]?.valid).toBe(true);
  });

  it('lists the positions with employer, title and dates', () => {
    expect(content.experience.map((entry) => entry.company?.value.replace(/\.$/u, ''))).toEqual(wanted.companies);
    expect(content.experience.map((entry) => entry.title?.value)).toEqual(wanted.titles);
    expect(content.experience[0]).toMatchObject({ start: { iso: wanted.start }, end: { iso: null, current: true } });
    expect(content.experience[1]?.months).toBe(wanted.closed);
    expect(content.experience.map((entry) => entry.bullets.length)).not.toContain(0);
  });

  it('lists school, bachelor degree and skills', () => {
    expect(content.education.map((entry) => entry.institution?.value)).toEqual([wanted.school]);
    expect(content.education[0]?.level).toBe('bachelor');
    expect(content.skills.map((skill) => skill.name)).toContain(wanted.skill);
  });

  it('quotes for every value the line that it was read from', () => {
    for (const entry of content.experience)
      expect(entry.company?.source.quote).toContain(entry.company?.value.split(' ')[0] ?? '?');
    expect(content.profile.emails[0]?.source.quote).toContain(content.profile.emails[0]?.value ?? '?');
  });
});

it('gives the same answer for the same layout', () => {
  expect(parseResume(layoutOf(inventedResumes.en))).toEqual(parseResume(layoutOf(inventedResumes.en)));
});

it('reads spoken languages with code and level', () => {
  const { languages } = parseResume(layoutOf(inventedResumes.en)).content;
  expect(languages.map(({ code, level }) => [code, level])).toEqual([
    ['en', 'native'],
    ['de', 'B2'],
  ]);
});

it('names the other sections that show a skill', () => {
  const skill = (name: string) => parseResume(layoutOf(inventedResumes.en)).content.skills.find((each) => each.name === name);
  expect(skill('Python')?.evidence.map(({ section }) => section)).toEqual(['skills', 'experience']);
  expect(skill('Docker')?.evidence.map(({ section }) => section)).toEqual(['skills']);
});

it('keeps a heading of the look of the others as a section of its own', () => {
  const { sections } = parseResume(
    layoutOf(`${inventedResumes.en}\n\n# Patents\nA lamp that never goes out.\nA horn for fog.`),
  ).content;
  expect(sections.at(-1)).toMatchObject({ heading: 'Patents', text: 'A lamp that never goes out.\nA horn for fog.' });
});

it('takes no heading word inside a paragraph for a heading', () => {
  const { sections } = parseResume(
    layoutOf('= Jane Smith\n\n# Summary\nA long line that ends in the word\nexperience\nand goes on from there.'),
  ).content;
  expect(sections.map(({ kind }) => kind)).toEqual(['contact', 'summary']);
});

it('counts months of overlapping positions once, and in the total an ongoing one up to the latest printed month', () => {
  const source =
    '# Experience\n* Engineer — Acme Inc\nJan 2020 – Dec 2020\n- Work\n* Analyst — Globex Inc\nJul 2020 – Jun 2021\n- Work\n* Tutor — Initech Inc\nJan 2021 – Present\n- Work';
  const { experience, totals, confirm } = parseResume(layoutOf(source)).content;
  expect(parseResume(layoutOf(source), '2099-01').content.totals.experience_months).toBeGreaterThan(18);
  expect(experience.map(({ months }) => months)).toEqual([12, 12, null]);
  expect(totals.experience_months).toBe(18);
  expect(confirm).toEqual(['profile.name', 'totals.experience_months']);
});

it('says nothing of an empty document', () => {
  const { content, facts } = parseResume(layoutOf(''));
  expect(content).toMatchObject({ profile: { name: null, emails: [] }, experience: [], totals: { experience_months: null } });
  expect(facts).toMatchObject({ words: 0, language: null, language_confidence: 0, extraction: { status: 'unreadable' } });
});

it('gives the facts of the document with its digest', () => {
  const layout = layoutOf(inventedResumes.en);
  const facts = { sha256: 'a'.repeat(64), ...parseResume(layout).facts };
  expect(facts).toMatchObject({
    sha256: 'a'.repeat(64),
    format: 'pdf',
    pages: 1,
    columns: 1,
    language: 'en',
    extraction: { status: 'ok' },
  });
  expect(facts.words).toBeGreaterThan(60);
});

it('answers in the shape of the body whatever the lines are', () => {
  const piece = fc.constantFrom(
    '# Experience',
    '# Skills',
    '* Engineer',
    '- built',
    'Acme Inc',
    '2019 – 2021',
    'jane@example.com',
    '',
    'Python, Go',
    '+1 312 555 0123',
    '한국',
    '[x]',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (lines) => {
      const { content } = parseResume(layoutOf(lines.join('\n')));
      expect(resumeContent.parse(content)).toEqual(content);
    }),
  );
});
