import { defaultMatchWeights } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { readJob } from '../src/index.ts';
import { demanded, show } from './show.ts';

/** The requirements of one line under a heading for them. */
const of = (line: string): readonly string[] => show(readJob(demanded(line))).filter((each) => !each.includes('Knitting socks'));

describe('a line of requirements', () => {
  it.each([
    ['Python or Go', ['+ skill python|go']],
    ['React/Angular', ['+ skill react|angular']],
    ['a cloud platform such as AWS, Azure or GCP', ['+ skill cloud computing|aws|azure|google cloud']],
    ['English C1 and German B2', ['+ language en C1', '+ language de B2']],
    ['English or German', ['+ language en|de']],
    ['native Spanish speaker, basic French', ['+ language es native', '+ language fr A2']],
    ['3–5 years of experience', ['+ experience_years 3y']],
    ['three years of SQL', ['+ experience_years sql 3y']],
    ['Experience: 2.5 years', ['+ experience_years 2y']],
    ['Python (3 years) and Go (2 years)', ['+ experience_years python 3y', '+ experience_years go 2y']],
    ['٣ years of SQL', ['+ experience_years sql 3y']],
    ['５ years of SQL', ['+ experience_years sql 5y']],
    ["Bachelor's or Master's degree", ['+ education bachelor']],
    ['PhD', ['+ education doctorate']],
    ['Degree in Physics or Statistics', ['+ education bachelor in Physics or Statistics']],
    ['Proficiency in at least one language (Java, Go, or similar)', ['+ skill java|go']],
    ['one of Java and Kotlin', ['+ skill java|kotlin']],
    ['AWS certification', ['+ certification aws certification']],
    ['QZRT certificate', ['+ certification QZRT certificate']],
    ['Driving licence', ['+ certification Driving licence']],
    ['Team spirit', ['? other Team spirit']],
    ['Python, Django and PostgreSQL', ['+ skill python', '+ skill django', '+ skill postgresql']],
  ])('%j gives %j', (line, requirements) => {
    expect(of(line)).toEqual(requirements);
  });

  it('keeps its own phrase as a skill that no table knows', () => {
    const { requirements } = readJob('Requirements\n- Knitting\n- SQL');
    expect(requirements[0]).toMatchObject({ kind: 'skill', canonical: null, label: 'Knitting' });
  });

  it('tells what years are years of', () => {
    const { requirements } = readJob('Requirements\n- At least three years of experience in a bakery\n- SQL');
    expect(requirements[0]).toMatchObject({ kind: 'experience_years', min_years: 3, of: 'a bakery' });
  });

  it.each([
    ['At least five years of experience with pumps', 'At least five years of experience with pumps', 'pumps'],
    ['At least 3 years in sales', 'At least 3 years in sales', 'sales'],
  ])('keeps "at least" in its label, and nobody has years of it: %s', (line, label, what) => {
    expect(readJob(demanded(line)).requirements[0]).toMatchObject({ kind: 'experience_years', label, of: what });
  });
});

describe('the cue of a line', () => {
  it.each([
    ['Docker is a plus', ['? skill docker']],
    ['5 years of Java, ideally with Spring', ['+ experience_years java 5y', '? skill spring']],
    ['German is desirable but not required', ['? language de']],
    ['No degree required', []],
  ])('%j gives %j', (line, requirements) => {
    expect(of(line)).toEqual(requirements);
  });
});

describe('the parts of an advertisement', () => {
  const advert = `Senior Backend Engineer (m/f/d)
Company: Example Freight Ltd
Location: Leeds, UK

About us
Example Freight has built logistics software in Rust and COBOL for 20 years.

What you will do
- Run services on Kubernetes
- Excel in a fast team

What you bring
• 5+ years of Java
• Java and PostgreSQL

Nice to have
• PostgreSQL, Docker

Benefits
- 30 days of holiday, SQL training

We are an equal opportunity employer and need no photo.`;

  it('give what is asked for: neither tasks nor benefits demand anything', () => {
    const shown = show(readJob(advert)).join(' ');
    for (const asked of ['java', 'postgresql', 'docker']) expect(shown).toContain(asked);
    for (const other of ['kubernetes', 'excel', 'sql training', 'rust', 'cobol'])
      expect(shown.toLowerCase()).not.toContain(other);
  });

  it.each([
    ['Nice to have: Kubernetes', 'Kubernetes'],
    ['A plus: Terraform', 'Terraform'],
  ])('are told by the last line alone: %s', (line, name) => {
    const text = `Backend Engineer\nAcme Ltd, Berlin\nWe build payment services.\nYou know PostgreSQL.\n${line}`;
    expect(readJob(text).requirements).toContainEqual(expect.objectContaining({ label: name, necessity: 'preferred' }));
  });

  it('are told by HTML-like bullets, numbers and decorated headings alike', () => {
    for (const bullet of ['•', '-', '*', '–', '·', '1.', '2)', '▪', '✓']) {
      const text = `**Your profile**\n${bullet} SQL\n${bullet} Docker\n\n## What we offer:\n${bullet} Python`;
      expect(show(readJob(text)), bullet).toEqual(['+ skill sql', '+ skill docker']);
    }
  });
});

describe('a requirement', () => {
  it('is weighed by its necessity and kind', () => {
    const { requirements } = readJob('Requirements\n- SQL\n- 3 years of experience\n- English B2\nNice to have\n- Docker');
    expect(requirements.map(({ kind, necessity, weight }) => [kind, necessity, weight])).toEqual([
      ['skill', 'required', 3],
      ['experience_years', 'required', 2],
      ['language', 'required', 3],
      ['skill', 'preferred', 1],
    ]);
  });

  it('is given once, in its strongest form, numbered in the order of the text', () => {
    const { requirements } = readJob('Nice to have\n- SQL\n- Docker\nRequirements\n- SQL\n- 2 years of SQL');
    expect(requirements.map(({ id, kind, canonical, min_years }) => [id, kind, canonical, min_years])).toEqual([
      ['r1', 'skill', 'docker', null],
      ['r2', 'skill', 'sql', null],
      ['r3', 'experience_years', 'sql', 2],
    ]);
  });

  it('quotes the sentence that it stands in', () => {
    const [first] = readJob('Requirements\n- SQL on large tables.\n- Docker').requirements;
    expect(first?.text).toBe('SQL on large tables.');
  });

  it('is one of at most 200, of which the required ones come first', () => {
    const name = (index: number): string =>
      String.fromCodePoint(...[index / 26, index % 26].map((at) => 97 + Math.floor(at))).repeat(3);
    const lines = (count: number, word: string): string =>
      Array.from({ length: count }, (_, index) => `- ${word} ${name(index)}`).join('\n');
    const { requirements } = readJob(`Nice to have\n${lines(150, 'Dance')}\nRequirements\n${lines(150, 'Song')}`);
    expect(requirements.length).toBeLessThanOrEqual(200);
    expect(requirements.map(({ id }) => id)).toEqual(requirements.map((_, index) => `r${index + 1}`));
  });
});

describe('a text with nothing to require', () => {
  it.each(['', '   \n\n ', '-', '12345', 'Hello', 'We sell flowers. They are nice.', 'About us\nWe use SQL.'])(
    'gives none: %j',
    (text) => {
      expect(readJob(text)).toMatchObject({ requirements: [], weights: defaultMatchWeights });
    },
  );
});

describe('a short text', () => {
  it.each([
    ['Python, Kubernetes, AWS', ['+ skill python', '+ skill kubernetes', '+ skill aws']],
    ['Must have: Git, Linux; nice to have: Ansible', ['+ skill git', '+ skill linux', '? skill ansible']],
    ['Fluent English and German', ['+ language en C1', '+ language de']],
    ['Scrum Master', ['+ skill scrum master']],
    ['We are looking for an accountant with CPA and Excel.', ['+ certification cpa', '+ skill microsoft excel']],
    [
      'Java developer wanted, Docker and 4 years of experience. English required, German a plus.',
      ['+ skill java', '+ skill docker', '+ experience_years 4y', '+ language en', '? language de'],
    ],
  ])('%j asks for what it names', (text, requirements) => {
    expect(show(readJob(text))).toEqual(requirements);
  });

  it.each([
    ['Java developer wanted, Docker and Linux', 'Java developer'],
    ['Must have: Git, Linux; nice to have: Ansible', null],
    ['Fluent English and German', null],
  ])('%j has the title %s', (text, title) => {
    expect(readJob(text).title).toBe(title);
  });
});
