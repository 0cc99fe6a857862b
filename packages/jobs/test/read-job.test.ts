import { defaultMatchWeights } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { normalizeJobText, readJob } from '../src/index.ts';
import { demanded, show } from './show.ts';

/** The requirements of one line under a heading for them. */
const of = (line: string): readonly string[] => show(readJob(demanded(line))).slice(0, -1);

describe('a line of requirements', () => {
  it.each([
    ['5+ years with Java and Spring', ['+ skill java 5y', '+ skill spring 5y']],
    ['Python or Go', ['+ skill python|go']],
    ['Python, Go or Rust', ['+ skill python|go|rust']],
    ['React/Angular', ['+ skill react|angular']],
    ['HTML/CSS', ['+ skill html', '+ skill css']],
    ['a cloud platform such as AWS, Azure or GCP', ['+ skill cloud computing|aws|azure|google cloud']],
    ['English C1 and German B2', ['+ language en C1', '+ language de B2']],
    ['Fluent English and German', ['+ language en C1', '+ language de C1']],
    ['English or German', ['+ language en|de']],
    ['native Spanish speaker, basic French', ['+ language es native', '+ language fr A2']],
    ['3–5 years of experience', ['+ experience_years 3y']],
    ['at least three years of SQL', ['+ skill sql 3y']],
    ['Experience: 2.5 years', ['+ experience_years 2y']],
    ['Python (3 years) and Go (2 years)', ['+ skill python 3y', '+ skill go 2y']],
    ['٣ years of SQL', ['+ skill sql 3y']],
    ['５ years of SQL', ['+ skill sql 5y']],
    ["Bachelor's or Master's degree", ['+ education bachelor']],
    ['PhD', ['+ education doctorate']],
    ["Bachelor's degree, Master's preferred", ['+ education bachelor', '? education master']],
    ['Degree in Physics or Statistics', ['+ education bachelor', '+ skill physics|statistics']],
    ['Degree in Physics, Statistics or a related field', ['+ education bachelor', '? skill physics|statistics']],
    ['Proficiency in at least one language (Java, Go, or similar)', ['+ skill java|go']],
    ['one of Java and Kotlin', ['+ skill java|kotlin']],
    ['You speak fluent English and you ideally know Docker', ['+ language en C1', '? skill docker']],
    ['Gutes Englisch, weitere Fremdsprachen sind ein Plus', ['+ language en B2']],
    ['AWS certification', ['+ certification aws certification']],
    ['CPA', ['+ certification cpa']],
    ['QZRT certificate', ['+ certification qzrt']],
    ['Driving licence', ['+ other Driving licence']],
    ['Team spirit', ['+ other Team spirit']],
    ['You are at least 18 years old', ['+ other You are at least 18 years old']],
    ['Master the art of tea', ['+ other Master the art of tea']],
    ['Scrum Master', ['+ skill scrum master']],
    ['Good knowledge of German tax law', ['+ skill taxation']],
    ['Polish our brass', ['+ other Polish our brass']],
  ])('%j gives %j', (line, requirements) => {
    expect(of(line)).toEqual(requirements);
  });
});

describe('the cue of a line', () => {
  it.each([
    ['Docker is a plus', ['? skill docker']],
    ['Docker, Kubernetes and Terraform are a plus', ['? skill docker', '? skill kubernetes', '? skill terraform']],
    ['Python required and Kotlin preferred', ['+ skill python', '? skill kotlin']],
    ['5 years of Java, ideally with Spring', ['+ skill java 5y', '? skill spring']],
    ['Must have: Git, Linux; nice to have: Ansible', ['+ skill git', '+ skill linux', '? skill ansible']],
    ['CRM knowledge (Salesforce preferred)', ['+ skill crm', '? skill salesforce']],
    ['German is desirable but not required', ['? language de']],
    ['No degree required', []],
    ['Nice to have: at least 2 years of SQL', ['? skill sql 2y']],
  ])('%j gives %j', (line, requirements) => {
    expect(of(line)).toEqual(requirements);
  });

  it('wins over the heading', () => {
    expect(show(readJob('Nice to have\n- Docker\n- Git is required'))).toEqual(['? skill docker', '+ skill git']);
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

  it('give what is asked for, and skills of tasks as preferred', () => {
    expect(show(readJob(advert))).toEqual(['? skill kubernetes', '+ skill java 5y', '+ skill postgresql', '? skill docker']);
  });

  it('are told by HTML-like bullets, numbers and decorated headings alike', () => {
    for (const bullet of ['•', '-', '*', '–', '·', '1.', '2)', '▪', '✓']) {
      const text = `**Your profile**\n${bullet} SQL\n${bullet} Docker\n\n## What we offer:\n${bullet} Python`;
      expect(show(readJob(text)), bullet).toEqual(['+ skill sql', '+ skill docker']);
    }
  });

  it('are told by headings on the line of their items', () => {
    const text = 'Frontend Developer\nSkills: JavaScript, React\nEducation: BSc\nLanguages: English (fluent)\nSalary: SQL';
    expect(show(readJob(text))).toEqual(['+ skill javascript', '+ skill react', '+ education bachelor', '+ language en C1']);
  });

  it('may be unknown: what they ask for is told by its words', () => {
    const text = 'You should have:\n- SQL\nWe like:\n- Docker';
    expect(show(readJob(text))).toEqual(['+ skill sql', '+ skill docker']);
  });

  it('are none in running prose', () => {
    const text =
      'Example Labs is looking for a data analyst in Leeds. You have at least three years of experience with SQL, and you know Tableau or Power BI. Our tools run on Kafka. Knowledge of Docker is a plus. Fluent English required, basic French is an advantage. No PhD required.';
    expect(show(readJob(text))).toEqual([
      '+ skill data analysis',
      '+ skill sql 3y',
      '+ skill tableau|power bi',
      '? skill apache kafka',
      '? skill docker',
      '+ language en C1',
      '? language fr A2',
    ]);
  });

  it('are none in a bare list', () => {
    expect(show(readJob('- SQL\n- 5 years of Python\n- Docker is a plus'))).toEqual([
      '+ skill sql',
      '+ skill python 5y',
      '? skill docker',
    ]);
  });

  it('hold lines that were broken for want of room', () => {
    const text = 'Requirements\n- At least four years of professional experience in machine\n  learning and statistics\n- SQL';
    expect(show(readJob(text))).toEqual(['+ skill machine learning 4y', '+ skill statistics 4y', '+ skill sql']);
  });
});

describe('a requirement', () => {
  it('is weighed by its necessity and kind', () => {
    const { requirements } = readJob(demanded('SQL, 3 years of experience, BSc, English B2, Docker is a plus'));
    const weights = Object.fromEntries(requirements.map(({ kind, necessity, weight }) => [`${kind} ${necessity}`, weight]));
    expect(weights).toEqual({
      'skill required': 3,
      'skill preferred': 1,
      'experience_years required': 2,
      'education required': 2,
      'language required': 3,
      'other required': 3,
    });
  });

  it('is given once, in its strongest form, numbered in the order of the text', () => {
    const { requirements } = readJob(
      'Nice to have\n- SQL\n- Docker\nRequirements\n- SQL\n- 2 years of SQL\n- Knitting\n- knitting',
    );
    expect(requirements.map(({ id, canonical, min_years, text }) => [id, canonical ?? text, min_years])).toEqual([
      ['r1', 'docker', null],
      ['r2', 'sql', 2],
      ['r3', 'Knitting', null],
    ]);
  });

  it('quotes the sentence, or the words around it in a long one', () => {
    const long = `${'word '.repeat(150)}and Docker ${'word '.repeat(150)}`;
    const [short, cut] = readJob(`Requirements\n- You know SQL.\n- ${long}`).requirements;
    expect(short?.text).toBe('You know SQL.');
    expect(cut?.text.length).toBeLessThanOrEqual(500);
    expect(cut?.text).toContain('Docker');
    expect(normalizeJobText(long)).toContain(cut?.text);
  });

  it('is one of at most 200, of which the required ones come first', () => {
    const lines = (count: number, word: string): string =>
      Array.from({ length: count }, (_, index) => `- ${word} ${index}`).join('\n');
    const { requirements } = readJob(`Nice to have\n${lines(150, 'Dance')}\nRequirements\n${lines(150, 'Song')}`);
    expect(requirements).toHaveLength(200);
    expect(requirements.filter(({ necessity }) => necessity === 'required')).toHaveLength(150);
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
