import { describe, expect, it } from 'vitest';
import { parseResume } from '../src/index.ts';
import { layoutOf } from './layout-of.ts';
import { placed } from './placed.ts';

const profileOf = (source: string) => parseResume(layoutOf(source)).content.profile;

describe('the name', () => {
  it('is the largest line, also when it stands last', () => {
    expect(profileOf('# Skills\nPython, Go\n\n= Maya Lin\nmaya@example.com').name?.value).toBe('Maya Lin');
  });

  it('stands after a label in any language', () => {
    expect(profileOf('氏名: 佐藤 健一\nメール: sato@example.jp').name?.value).toBe('佐藤 健一');
  });

  it.each([
    ['Surname: Byron\nGiven names: Ada Augusta', 'Byron Ada Augusta'],
    ['Nom : Byron\nPrénom : Ada', 'Byron Ada'],
    ['Full name: Ada Byron\nSurname: Byron', 'Ada Byron'],
    ['Nama lengkap: Siti Rahmawati\nNama panggilan: Rahma', 'Siti Rahmawati'],
    ['Name: Chan Tai Man\n中文姓名: 陳大文', 'Chan Tai Man'],
    ['Surname: Byron\nGiven names: Ada\nFull name: Ada Byron', 'Ada Byron'],
    ['Apellidos: García Márquez Torres\nNombres: María del Carmen', 'García Márquez Torres María del Carmen'],
    ['LAST NAME, FIRST, M.I.\nByron, Ada A.', 'Byron, Ada A.'],
    ['姓 名\n佐藤 健一', '佐藤 健一'],
    ['Nome ROSSI MARIA LUISA\nNazionalità Italiana', 'ROSSI MARIA LUISA'],
    ['First name(s) / Surname(s) Ada Byron-King', 'Ada Byron-King'],
    ['Име Димитрова, Радостина Ангелова', 'Димитрова, Радостина Ангелова'],
    ['PERSONAL INFORMATION Ada Byron-King', 'Ada Byron-King'],
    ['姓名 Name    ：陳大文', '陳大文'],
    ["Name: Ravi Kumar Sen\nFather's name: Mohan Lal Sen", 'Ravi Kumar Sen'],
    ['Ravi Kumar Sen\nName of Father Mohan Lal Sen', 'Ravi Kumar Sen'],
    ['Ravi Kumar Sen\nName Of Husband Mohan Lal Sen', 'Ravi Kumar Sen'],
    ['Van Echtelt Pieter', 'Van Echtelt Pieter'],
  ])('is put together from what a form asks for: %s', (lines, expected) => {
    expect(profileOf(`= Application form\n${lines}\nPosition: Keeper`).name?.value).toBe(expected);
  });

  it.each([
    ['Dipl.-Ing. (FH) Ada Byron', 'Ada Byron'],
    ['Ada “Countess” Byron', 'Ada “Countess” Byron'],
    ['William (Bill) Smith', 'William (Bill) Smith'],
    ['J. R. Smith', 'J. R. Smith'],
    ['Md. Rahim Uddin', 'Md. Rahim Uddin'],
    ['Ada Byron, CFA', 'Ada Byron'],
    ['ada byron', 'ada byron'],
    ['Ada Byron.', 'Ada Byron'],
    ['Ada Byron-King.', 'Ada Byron-King'],
    ['CURRICULUM VITAE DI ADA BYRON', 'ADA BYRON'],
    ['PharmDr. Ada Byron', 'Ada Byron'],
    ['氏 名 瀬戸口 奈々', '瀬戸口 奈々'],
    ['성 명 (한글) 배수현 (한자) 裵秀賢', '배수현'],
    ['譚詠琳 TAM Wing Lam', '譚詠琳'],
    ['др Милица Обрадовић', 'Милица Обрадовић'],
    ['المهندس فهد العتيق', 'فهد العتيق'],
    ['עו"ד אסף שטרנברג', 'אסף שטרנברג'],
    ['Dott.ssa Maria Rossi', 'Maria Rossi'],
    ['นายิกา สุขใจ', 'นายิกา สุขใจ'],
    ['פרופ׳ דנה לוי', 'דנה לוי'],
    ['Nguyen Van An', 'Nguyen Van An'],
    ['OÄ Dr.in med. univ. Katharina Zehetner', 'Katharina Zehetner'],
    ['Warren L. Tolley -- Senior Controls Technician', 'Warren L. Tolley'],
    ['רננה בן־חורין', 'רננה בן־חורין'],
  ])('is read without titles, and with what belongs to it: %s', (line, expected) => {
    expect(profileOf(`= ${line}\ncontact@example.com\n\n# Skills\nGo`).name?.value).toBe(expected);
  });

  it('is not that of a referee', () => {
    expect(profileOf('= Jane Smith\njane@example.com\n\n# References\nName: John Roe').name?.value).toBe('Jane Smith');
  });

  it('may stand below a date and the title of the document, in no larger letters', () => {
    expect(profileOf('職務経歴書\n2024年11月1日現在\n瀬戸口 奈々\n電話：090-5550-1489').name?.value).toBe('瀬戸口 奈々');
  });

  it('is read where years are masked', () => {
    const years = '20XX - 20XX\n20XX.07 - 20XX.09\n20XX - 20XX';
    expect(profileOf(`= Ada Byron\nada@example.com\n\n# Experience\n${years}`).name?.value).toBe('Ada Byron');
  });

  it('is neither the title of the document nor a heading nor a job title', () => {
    const { name, headline } = profileOf('= Curriculum Vitae\nJane Smith\nSenior Engineer\njane@example.com\n\n# Skills\nGo');
    expect(name?.value).toBe('Jane Smith');
    expect(headline?.value).toBe('Senior Engineer');
    expect(profileOf('= Lebenslauf\nVita Kalnina\nkalnina@example.com').name?.value).toBe('Vita Kalnina');
    expect(profileOf('= Curriculum Vitae Highlights\nKeeper of instruments').name).toBeNull();
  });

  it('may hold words without capitals, also with a stroke', () => {
    expect(profileOf('= Kavitha a/p Muniandy\nkavitha@example.my').name?.value).toBe('Kavitha a/p Muniandy');
    expect(profileOf('= Jane Smith / Engineer\njane@example.com').name?.value).toBe('Jane Smith');
  });

  it('is the first words of a line that are set larger than the rest', () => {
    const layout = placed([
      { text: 'Ihor Vasylenko', x: 50, y: 40, size: 24, aside: { text: 'Storage engineer of many years', x: 230, size: 12 } },
      { text: 'ihor@example.com', x: 50, y: 80 },
    ]);
    expect(parseResume(layout).content.profile.name?.value).toBe('Ihor Vasylenko');
  });

  it('may take two lines', () => {
    expect(profileOf('= Harpreet Kaur\n= Dhaliwal\nharpreet.dhaliwal@example.com').name?.value).toBe('Harpreet Kaur Dhaliwal');
  });

  it('is not invented where none is printed', () => {
    expect(profileOf('= 干部履历审批表\n电话：13000004417\n\n# Skills\nGo, Python, SQL').name).toBeNull();
  });

  it('is looked for in linear time behind titles without spaces', () => {
    const began = process.cpuUsage().user;
    profileOf(`= ${'أ.د.'.repeat(240)}\nmaya@example.com`);
    expect(process.cpuUsage().user - began).toBeLessThan(2_000_000);
  });

  it('is null for a template that nobody filled in', () => {
    const { content } = parseResume(
      layoutOf('= [Your Name]\n[Job Title]\n[City, State] | [Email] | [Phone]\n\n# Experience\n[Company Name]'),
    );
    expect(content.profile).toMatchObject({ name: null, emails: [], phones: [] });
    expect(content.confirm).toContain('profile.name');
  });

  it.each(['Curriculum Vitae of Maya Lin', 'CV – Maya Lin', 'Lebenslauf von Maya Lin'])(
    'stands behind the title of the document: %s',
    (line) => {
      expect(profileOf(`= ${line}\nmaya@example.com`).name?.value).toBe('Maya Lin');
    },
  );

  it('ends where a wide gap parts it from a place', () => {
    const layout = placed([
      { text: 'Maya Lindqvist', x: 50, y: 40, size: 24, aside: { text: 'Strand', x: 400 } },
      { text: 'maya@example.com', x: 50, y: 80 },
    ]);
    expect(parseResume(layout).content.profile.name?.value).toBe('Maya Lindqvist');
  });

  it('of an invented person at example.com is a name', () => {
    expect(profileOf('= John Doe\njohn@example.com').name?.value).toBe('John Doe');
  });
});
