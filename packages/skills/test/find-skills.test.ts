import { allHiringNames } from '@winnow/languages/hiring';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trades } from '../src/catalogue.ts';
import { searchSkills } from '../src/find-skills.ts';
import { findSkills, tokensOf } from '../src/index.ts';
import { loadTrade } from '../src/load-trade.ts';
import { readName } from '../src/skill-name.ts';

const found = (text: string): readonly string[] => findSkills(text).map(({ canonical }) => canonical);

describe('findSkills', () => {
  it.each([
    ['PostgreSQL and Postgres on K8s', ['postgresql', 'postgresql', 'kubernetes']],
    ['JavaScript, Java', ['javascript', 'java']],
    ['C#, C++ and .NET', ['c#', 'c++', '.net']],
    ['node / Node.js', ['node.js', 'node.js']],
    ['HTML5/CSS3, Python3', ['html', 'css', 'python']],
    ['CI/CD with Git', ['ci/cd', 'git']],
    ['machine learning engineering', ['machine learning']],
    ['Spring Boot', ['spring boot']],
    ['使用Java开发，熟悉微服务和项目管理', ['java', 'microservices', 'project management']],
    ['プロジェクト管理の経験', ['project management']],
    ['การบริการลูกค้าและ Excel', ['customer service', 'microsoft excel']],
    ['опыт управления проектами', ['project management']],
    ['doświadczenie w zarządzaniu projektami', ['project management']],
    ['SAP-Kenntnisse und Excelkenntnisse', ['sap', 'microsoft excel']],
    ['Lohn- und Gehaltsabrechnung', ['payroll']],
    ['خبرة في إدارة المشاريع والمبيعات', ['project management', 'sales']],
    ['프로젝트 관리를 담당', ['project management']],
  ])('finds the skills of %j', (text, canonical) => {
    expect(found(text)).toEqual(canonical);
  });

  it.each([
    'a platform for javanese scalable pythonistas',
    'github.com/example and jane@oracle.example.com',
    'project\nmanagement',
    'management of the project',
    'スクラムベース',
  ])('finds nothing in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('says where the words stand', () => {
    const text = '🙂 We run Postgres, ＪＡＶＡ and naïve things.';
    expect(findSkills(text)).toEqual([
      { canonical: 'postgresql', matched: 'Postgres', start: 10, end: 18 },
      { canonical: 'java', matched: 'ＪＡＶＡ', start: 20, end: 24 },
    ]);
  });
});

describe('a name that is also a common word', () => {
  it.each([
    ['Python or Go', ['python', 'go']],
    ['C, R, Go', ['c', 'r', 'go']],
    ['C/C++', ['c', 'c++']],
    ['- Go\n- Rust', ['go', 'rust']],
    ['Skills: Go', ['go']],
    ['Word, Excel, PowerPoint', ['microsoft word', 'microsoft excel', 'microsoft powerpoint']],
    ['5 years of Go experience', ['go']],
    ['experience with Excel', ['microsoft excel']],
    ['Développeur Go', ['go']],
    ['html, css, react, node', ['html', 'css', 'react', 'node.js']],
    ['We build with React.', ['react']],
    ['You know Spring, Hibernate and JPA', ['spring', 'hibernate', 'jpa']],
  ])('is a skill in %j', (text, canonical) => {
    expect(found(text)).toEqual(canonical);
  });

  it.each([
    'You will excel and go far.',
    'Go to market in Spring with C-level people.',
    'Vitamin C and plan R & co',
    'Access to a car, a swift response and the rest',
    'Word of mouth, and no rust',
    'React to questions of customers.',
    'A node of the network, safe and lean',
    'In Spring 2020 we met the chef',
    'vue d’ensemble, notion de base',
    'R&B music',
  ])('is none in %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});

const names = [
  ...trades.flatMap((trade) => loadTrade(trade).skills.flatMap(({ label, aliases = [] }) => [label, ...aliases])),
  ...allHiringNames().flatMap(({ skills = {} }) => Object.values(skills).flat()),
].map((name) => readName(name).text.replaceAll('*', ''));
const anyText = fc.array(
  fc.oneof(fc.constantFrom(...names), fc.string({ unit: 'grapheme', maxLength: 8 }), fc.constantFrom(', ', '\n', ' ', '/', '・')),
  {
    maxLength: 40,
  },
);

it('answers mentions of the text, in its order and never overlapping', () => {
  fc.assert(
    fc.property(anyText, (parts) => {
      const text = parts.join('');
      let end = 0;
      for (const mention of findSkills(text)) {
        expect(text.slice(mention.start, mention.end)).toBe(mention.matched);
        expect(mention.start).toBeGreaterThanOrEqual(end);
        expect(mention.matched).not.toContain('\n');
        end = mention.end;
      }
    }),
  );
});

describe('the work', () => {
  const stepsOf = (text: string): number => {
    const tally = { steps: 0 };
    searchSkills(text, tally);
    return tally.steps;
  };
  /** No phrase has more words, and few words branch. */
  const maxSteps = 40;

  it('is bounded by the number of words, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names), { maxLength: 60 }), (parts) => {
        const text = parts.join(' ');
        expect(stepsOf(text)).toBeLessThanOrEqual(maxSteps * (tokensOf(text).length + 1));
      }),
    );
  });

  it.each([
    ['one long word', 'a'.repeat(200_000)],
    ['marks', `a${'\u0301'.repeat(200_000)}`],
    ['beginnings of phrases', 'project project management office '.repeat(6_000)],
    ['names without a list', 'Go C R '.repeat(28_000)],
    ['a list of names', 'Go,'.repeat(66_000)],
    ['ideographs', '项目管理系统'.repeat(33_000)],
    ['signs', '/&.-'.repeat(50_000)],
    ['Thai', 'การบริหารโครงการ'.repeat(12_000)],
  ])('stays linear on %s', (_, text) => {
    expect(stepsOf(text)).toBeLessThanOrEqual(10 * text.length);
    const half = stepsOf(text.slice(0, text.length / 2));
    expect(stepsOf(text)).toBeLessThanOrEqual(2.1 * half + 1_000);
  });
});
