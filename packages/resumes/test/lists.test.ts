import type { Box } from '@winnow/contracts';
import type { Line } from '@winnow/reading';
import { describe, expect, it } from 'vitest';
import { parseResume } from '../src/index.ts';
import { layoutOf } from './layout-of.ts';

const contentOf = (section: string) => parseResume(layoutOf(`= Maya Lindqvist\nmaya@example.com\n\n${section}`)).content;

describe('skills', () => {
  const skillsOf = (line: string): readonly string[] => contentOf(`# Skills\n${line}`).skills.map(({ name }) => name);

  it('keep a name in brackets and leave a remark out', () => {
    expect(skillsOf('Word processing (Kruti Dev), 한글(HWP), Go (primary), Python (Expert)')).toEqual([
      'Word processing (Kruti Dev)',
      '한글(HWP)',
      'Go',
      'Python',
    ]);
  });

  it('have neither levels nor years nor a description in their name', () => {
    expect(skillsOf('Excel – sehr gut, Kotlin (2 years), Rust - 3 years, Perl advanced')).toEqual([
      'Excel',
      'Kotlin',
      'Rust',
      'Perl',
    ]);
    expect(skillsOf('Python: advanced')).toEqual(['Python']);
    expect(skillsOf('Selenium - automated testing frameworks')).toEqual(['Selenium']);
  });

  it.each([
    ['stars', '★★★☆☆', '★☆☆☆☆'],
    ['dots', '●●●●○', '● ● ○ ○'],
    ['blocks', '█████░░░', '▰▰▱▱▱'],
    ['shares', '85 %', '40%'],
    ['points', '4/5', '2/5'],
  ])('have no level that is drawn or counted in %s, and neither have spoken languages', (_, high, low) => {
    expect(skillsOf(`Excel ${high}\nSolidWorks ${low}`)).toEqual(['Excel', 'SolidWorks']);
    expect(skillsOf(`Excel: ${high}\nSolidWorks: ${low}`)).toEqual(['Excel', 'SolidWorks']);
    const languages = contentOf(`# Languages\nEnglish ${high}\nFrench ${low}`).languages;
    expect(languages.map(({ name }) => name)).toEqual(['English', 'French']);
  });

  it('are parted at "and" when both sides are skills', () => {
    expect(skillsOf('Java und Kotlin, Docker & Kubernetes, Research and Development, and Git')).toEqual([
      'Java',
      'Kotlin',
      'Docker',
      'Kubernetes',
      'Research and Development',
      'Git',
    ]);
  });

  it('are taken out of sentences', () => {
    expect(skillsOf('Experience with Docker and PostgreSQL')).toEqual(['Docker', 'PostgreSQL']);
    expect(skillsOf('掌握 React, Java语言的编程开发')).toEqual(['React', 'Java']);
    expect(skillsOf('Several years of building web shops together with PostgreSQL and a good deal of patience')).toEqual([
      'PostgreSQL',
    ]);
  });

  it('have no labels among them, above or beside their items', () => {
    expect(skillsOf('* Databases\nMySQL, Redis\nOracle\n* Tools\nGit, Jira')).toEqual([
      'MySQL',
      'Redis',
      'Oracle',
      'Git',
      'Jira',
    ]);
    expect(skillsOf('Languages C++, Java')).toEqual(['C++', 'Java']);
  });

  it('keep a list in brackets behind a skill, and give the parts of anything else', () => {
    expect(skillsOf('AWS (EC2, S3), Suite (Excel, Word)')).toEqual(['AWS (EC2, S3)', 'Suite', 'Excel', 'Word']);
  });

  it('are no dated lines, levels or the name of the person', () => {
    expect(skillsOf('Go, Rust\nSoftware Engineer 01/2019 – 03/2021\nAdvanced\nMaya Lindqvist')).toEqual(['Go', 'Rust']);
  });

  it('are compared without what stands in brackets', () => {
    expect(contentOf('# Skills\nSpreadsheets (Microsoft Excel), Go').skills[0]?.canonical).toBe('spreadsheets');
  });

  it('may hold a colon inside a name with figures', () => {
    expect(skillsOf('1С:Предприятие 8, Excel')).toEqual(['1С:Предприятие 8', 'Excel']);
    expect(skillsOf('Tools:Git, Docker')).toEqual(['Git', 'Docker']);
  });
});

/** A line further to the right. */
const moved = (line: Line): Line => {
  const box: Box | null = line.box === null ? null : [line.box[0] + 20, line.box[1], line.box[2] + 20, line.box[3]];
  return { ...line, box, runs: line.runs.map((run) => ({ ...run, box })) };
};

describe('a list of skills', () => {
  const skillsOf = (lines: string): readonly string[] => contentOf(`# Skills\n${lines}`).skills.map(({ name }) => name);

  it('keeps a word of levels in a name unless several items have one', () => {
    expect(skillsOf('Teamwork, Conflict resolution, Communication good, Bookkeeping')).toContain('Communication good');
    expect(skillsOf('Teamwork good, Bookkeeping basic, Welding advanced')).toEqual(['Teamwork', 'Bookkeeping', 'Welding']);
  });

  it('has labels before its bullets', () => {
    const layout = layoutOf('# Skills\nMethods\n- Stained glass windows\n- Caulking\nMachines\n- Lathe');
    const indented = layout.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) => ({ ...block, lines: block.lines.map((line) => (line.bullet ? moved(line) : line)) })),
    }));
    const { skills } = parseResume({ ...layout, pages: indented }).content;
    expect(skills.map(({ name }) => name)).toEqual(['Stained glass windows', 'Caulking', 'Lathe']);
  });

  it('is not made of profiles in networks', () => {
    expect(skillsOf('Glazing, Caulking, Lathe\n\n# Computer skills\nXing\nmayalindqvist')).toEqual([
      'Glazing',
      'Caulking',
      'Lathe',
    ]);
  });
});

describe('spoken languages', () => {
  const languagesOf = (lines: string) => contentOf(`# Languages\n${lines}`).languages.map(({ value }) => value);

  it('have any name, also one that no table knows', () => {
    expect(languagesOf('Spanish – fluent\nKikuyu – very good\nEnglish (C1)\nKashubian')).toEqual([
      'Spanish – fluent',
      'Kikuyu – very good',
      'English (C1)',
      'Kashubian',
    ]);
  });

  it('stand behind the level that they share', () => {
    const read = contentOf('# Languages\nNative: Dutch\nFluent: English, French').languages;
    expect(read.map(({ name, level_raw }) => [name, level_raw])).toEqual([
      ['Dutch', 'Native'],
      ['English', 'Fluent'],
      ['French', 'Fluent'],
    ]);
  });

  it('have their name and level apart', () => {
    const read = contentOf(
      '# Languages\nTiếng Anh (IELTS 7.0)\nSuomi Äidinkieli\nEuskera · Nativo\nEnglish C2 mother tongue',
    ).languages;
    expect(read.map(({ name, level_raw }) => [name, level_raw])).toEqual([
      ['Tiếng Anh', 'IELTS 7.0'],
      ['Suomi', 'Äidinkieli'],
      ['Euskera', 'Nativo'],
      ['English', 'C2 mother tongue'],
    ]);
  });

  it('have levels of any words where others have one', () => {
    const read = contentOf('# Languages\nBasque quite decent\nGerman conversational\nEnglish (very good (C1))').languages;
    expect(read.map(({ name, level_raw }) => [name, level_raw])).toEqual([
      ['Basque', 'quite decent'],
      ['German', 'conversational'],
      ['English', 'very good (C1)'],
    ]);
  });

  it('have levels in a look of their own', () => {
    const { languages } = contentOf('# Languages\n* Kalenjin\nout and about\n* German\nin offices\n* English\neverywhere');
    expect(languages.map(({ name, level_raw }) => [name, level_raw])).toEqual([
      ['Kalenjin', 'out and about'],
      ['German', 'in offices'],
      ['English', 'everywhere'],
    ]);
  });

  it('are found without a heading when lines below one another name them with levels', () => {
    expect(contentOf('Spanish (C1)\nBasque (basic)').languages.map(({ name }) => name)).toEqual(['Spanish', 'Basque']);
  });

  it('are found alone where a level of the scale follows the name', () => {
    expect(contentOf('# Skills\nStock keeping\nSpanish (C1)').languages.map(({ name }) => name)).toEqual(['Spanish']);
    expect(contentOf('# Skills\nStock keeping\nSpanish cooking').languages).toEqual([]);
    const { languages, skills } = contentOf('# Skills\nPhotoshop, Spanish (working), Norwegian');
    expect(languages.map(({ name }) => name)).toEqual(['Spanish', 'Norwegian']);
    expect(skills.map(({ name }) => name)).toEqual(['Photoshop']);
    expect(contentOf('# Skills\nItalian, French, Thai').languages).toEqual([]);
  });

  it('are told from levels by any dash, and by a word for "language" that belongs to the name', () => {
    expect(languagesOf('Turkish \u2010 native')).toEqual(['Turkish \u2010 native']);
    expect(languagesOf('+++ German, English')).toEqual(['German', 'English']);
    expect(languagesOf(`English, ${'>'.repeat(60)}1`)).toEqual(['English']);
    const { languages } = contentOf('# Jazykové znalosti\nAnglický jazyk začátečník\nPolský jazyk domluvím se');
    expect(languages.map(({ name }) => name)).toEqual(['Anglický jazyk', 'Polský jazyk']);
  });

  it('are read behind a label of their own outside their section', () => {
    const { languages } = contentOf(
      '# Education\nBSc Physics, University of Turku, 2019\nLanguages: Catalan (native), Spanish (B2)',
    );
    expect(languages.map(({ name }) => name)).toEqual(['Catalan', 'Spanish']);
  });

  it.each([
    ['Native English, fluent French', ['English', 'French']],
    ['German (B2, incl. business correspondence), French (A2)', ['German', 'French']],
    ['English: fluent French: basic', ['English', 'French']],
    ['Spanish and English (bilingual)', ['Spanish', 'English']],
    ['English (Good) / Urdu (Excellent) / Saraiki (Mother Tongue)', ['English', 'Urdu', 'Saraiki']],
    ['Français ●●●●● breton ●●●●○ anglais ●●●○○', ['Français', 'breton', 'anglais']],
    ['हिंदी (मातृभाषा) कुमाऊँनी (मातृभाषा)', ['हिंदी', 'कुमाऊँनी']],
    ['英语：CET-6；日语：N3', ['英语', '日语']],
    ['Languages: French (fluent), German (C1). Sailing, chess', ['French', 'German']],
    ['Tiếng Anh: IELTS 6.0 Tiếng Hàn: sơ cấp', ['Tiếng Anh', 'Tiếng Hàn']],
  ])('are told apart on one line: %s', (line, expected) => {
    expect(contentOf(`# Languages\n${line}`).languages.map(({ name }) => name)).toEqual(expected);
  });

  it('are read below a label of their own, or from a line of languages with their levels', () => {
    expect(contentOf('# Other\nLanguages:\nMarathi, Hindi').languages.map(({ name }) => name)).toEqual(['Marathi', 'Hindi']);
    expect(contentOf('# Publications\nEnglish (native), Igbo (basic)').languages.map(({ name }) => name)).toEqual([
      'English',
      'Igbo',
    ]);
  });

  it('take a level that stands apart from them', () => {
    expect(languagesOf('Spanish, native\nEnglish\nfluent')).toEqual(['Spanish native', 'English fluent']);
  });
});

describe('certificates', () => {
  const namesOf = (lines: string) => contentOf(`# Certifications\n${lines}`).certifications.map(({ value }) => value);

  it('have a name without what stands apart from it', () => {
    expect(namesOf('Certified Kubernetes Administrator | CNCF 2021\nJuly 2019\nForklift licence, 2018')).toEqual([
      'Certified Kubernetes Administrator',
      'Forklift licence',
    ]);
  });

  it('have neither issuer nor month in their name', () => {
    expect(
      namesOf(
        'Forklift licence, Harbour Academy, May 2012\nFirst aid · Red Cross · 06/2015\nWelder, June 2018\nCrane operator, class B',
      ),
    ).toEqual(['Forklift licence', 'First aid', 'Welder', 'Crane operator, class B']);
  });

  it('have neither validity nor number nor who gave them in their name', () => {
    expect(
      namesOf(
        'Class A CDL, Missouri, exp. 08/2027\nLight vehicle licence, valid to 2029\nISO 9001 auditor, #RN155501\nMCSA, Windows Server 2016',
      ),
    ).toEqual(['Class A CDL', 'Light vehicle licence', 'ISO 9001 auditor', 'MCSA, Windows Server']);
  });

  it('are told apart by commas where people know them by their letters', () => {
    expect(namesOf('PMP, PRINCE2, CSM')).toEqual(['PMP', 'PRINCE2', 'CSM']);
    expect(namesOf('PMP – PMI, 2020\nCSM – Scrum Alliance, 2019')).toEqual(['PMP', 'CSM']);
  });

  it('stand behind a label in another section', () => {
    const { certifications } = contentOf('# Skills\nPython, Go, Rust\nCertificates: First aid (2022), Crane driver (2019)');
    expect(certifications.map(({ value }) => value)).toEqual(['First aid', 'Crane driver']);
  });

  it('begin the blocks in which their issuers follow', () => {
    expect(namesOf('Forklift licence\nHarbour Academy\n\nFirst aid\nRed Cross')).toEqual(['Forklift licence', 'First aid']);
  });

  it('have the look of the first one when each has further lines', () => {
    expect(namesOf('* Forklift licence\nHarbour Academy\n\n* First aid\nRed Cross')).toEqual(['Forklift licence', 'First aid']);
  });
});

describe('projects', () => {
  const projectsOf = (lines: string) => contentOf(`# Projects\n${lines}`).projects.map(({ name }) => name.value);

  it('have a line each where all lines look alike', () => {
    expect(projectsOf('Restoration of a narrowboat\nBus stop display for a village')).toEqual([
      'Restoration of a narrowboat',
      'Bus stop display for a village',
    ]);
    expect(projectsOf('- Restoration of a narrowboat\n- Bus stop display for a village')).toHaveLength(2);
  });

  it('have text below a name that stands out', () => {
    expect(projectsOf('* Narrowboat\n- Replated the hull\n* Bus stop display\n- Wrote the software')).toEqual([
      'Narrowboat',
      'Bus stop display',
    ]);
  });
});
