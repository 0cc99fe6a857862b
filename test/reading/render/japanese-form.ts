import type { Education, Experience, GeneratedResume, ResumeSection } from '../generated-resume.ts';
import type { Block, Cell, Line, Table } from './sheet.ts';
import type { Style } from './style.ts';
import { contactRows, writeContent } from './write-sections.ts';

const cell = (text: string): Cell => (text === '' ? [] : [{ role: 'text', text }]);

type Row = readonly Cell[];

const blank: Cell = [];

const studyRows = ({ institution, degree, period }: Education): readonly Row[] => {
  const end = period.end ?? period.start;
  return [
    [cell(period.start.year), cell(period.start.month), cell(`${institution} 入学`)],
    [cell(end.year), cell(end.month), cell(`${institution} ${degree.printed} 卒業`)],
  ];
};

const workRows = ({ company, title, period, bullets }: Experience): readonly Row[] => {
  const { start, end, present } = period;
  const last: Row =
    end === null
      ? [blank, blank, cell(present === '現在' ? '現在に至る' : present)]
      : [cell(end.year), cell(end.month), cell(`${company} 退社`)];
  const work: readonly Line[] = [{ role: 'text', text: title }, ...bullets.map((text) => ({ role: 'bullet', text }) as const)];
  return [[cell(start.year), cell(start.month), cell(`${company} 入社`)], [blank, blank, work], last];
};

/** Studies and work stand in the order in which they happened, one event a row. */
const rowsOf = (section: ResumeSection): readonly Row[] => {
  const { content } = section;
  if (content.form === 'education') return content.entries.toReversed().flatMap(studyRows);
  if (content.form === 'experience') return content.entries.toReversed().flatMap(workRows);
  return [];
};

/** The form of resume that is sold in Japanese stationery shops (履歴書). */
export const japaneseForm = (resume: GeneratedResume, style: Style): readonly Block[] => {
  const grid = resume.sections.filter(({ content }) => content.form === 'education' || content.form === 'experience');
  const others = resume.sections.filter((section) => !grid.includes(section));
  const heading = ({ heading: text }: ResumeSection): Cell => [{ role: 'heading', text }];
  const personal: Table = {
    kind: 'table',
    look: 'ruled',
    shares: [24, 76],
    rows: [[cell('氏名'), [{ role: 'name', text: resume.name }]], ...contactRows(resume)],
  };
  const history: Table = {
    kind: 'table',
    look: 'ruled',
    shares: [14, 8, 78],
    rows: [
      [cell('年'), cell('月'), blank],
      ...grid.flatMap((section): readonly Row[] => [[blank, blank, heading(section)], ...rowsOf(section)]),
    ],
  };
  const rest: Table = {
    kind: 'table',
    look: 'ruled',
    shares: [100],
    rows: others.flatMap((section): readonly Row[] => [[heading(section)], [writeContent(section, style, false)]]),
  };
  return [{ role: 'text', text: '履歴書' }, personal, history, ...(rest.rows.length > 0 ? [rest] : [])];
};
