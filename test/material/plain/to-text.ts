import { type Block, type Row, type Sheet, textOf } from '../layout/sheet.ts';

/** How a plain text marks what fonts mark elsewhere. */
type Marks = {
  readonly name: (text: string) => string;
  readonly heading: (text: string) => string;
  readonly minor: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly bullet: string | null;
  readonly indent: string;
  /** What stands before the far end of a line. */
  readonly far: (left: string, right: string) => string;
};

const rule = (text: string, sign: string): string => `${text}\n${sign.repeat(Math.max(3, [...text].length))}`;

const aligned = (left: string, right: string): string =>
  `${left}${' '.repeat(Math.max(3, 78 - left.length - right.length))}${right}`;

const plain: Marks = {
  name: (text) => text,
  heading: (text) => text,
  minor: (text) => text,
  strong: (text) => text,
  bullet: null,
  indent: '',
  far: aligned,
};

const marks: { readonly [template: string]: Marks } = {
  capitals: { ...plain, bullet: '*' },
  indented: { ...plain, heading: (text) => `${text}:`, indent: '    ', far: (left, right) => `${left} (${right})` },
  underlined: { ...plain, heading: (text) => rule(text, '-'), name: (text) => rule(text, '=') },
  bold: {
    ...plain,
    heading: (text) => `**${text}**`,
    strong: (text) => `**${text}**`,
    bullet: '-',
    far: (left, right) => `${left} — ${right}`,
  },
  hashes: {
    ...plain,
    name: (text) => `# ${text}`,
    heading: (text) => `## ${text}`,
    minor: (text) => `#### ${text}`,
    strong: (text) => `### ${text}`,
    bullet: '-',
    far: (left, right) => `${left} | ${right}`,
  },
  rules: {
    ...plain,
    name: (text) => rule(text, '='),
    heading: (text) => rule(text, '-'),
    strong: (text) => `**${text}**`,
    bullet: '*',
    far: (left, right) => `${left}, _${right}_`,
  },
};

const writeRow = ({ left, right }: Row, { far }: Marks): string =>
  right.length === 0 || left.length === 0 ? textOf([...left, ...right]) : far(textOf(left), textOf(right));

const writeBlock = (block: Block, look: Marks): readonly string[] => {
  switch (block.kind) {
    case 'heading':
      return ['', ...look.heading(block.text).split('\n'), ''];
    case 'entry': {
      const rows = block.rows.map((row) => writeRow(row, look));
      const [first = '', ...others] = rows;
      return [...(block.margin === null ? [] : [textOf(block.margin)]), look.strong(first), ...others];
    }
    case 'bullets':
      return block.items.map((item) => `${look.bullet ?? block.sign} ${item}`);
    case 'chips':
      return [block.items.join(', ')];
    case 'minor':
      return [look.minor(block.text)];
    case 'labelled':
      return block.form === 'column' ? [`${block.label.padEnd(24)}${block.text}`] : [`${block.label} ${block.text}`];
    case 'text':
      return [block.text];
  }
};

const opensParagraph = (block: Block): boolean => block.kind === 'entry';

/** Breaks a line as people do who type letters. */
const wrap = (line: string, width: number): readonly string[] => {
  const indent = /^ */.exec(line)?.[0] ?? '';
  const typed = line.slice(indent.length);
  if (line.length <= width || / {3}/.test(typed)) return [line];
  const lines: string[] = [];
  let current = '';
  for (const word of typed.split(' ')) {
    if (current !== '' && indent.length + current.length + word.length + 1 > width) {
      lines.push(`${indent}${current}`);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return [...lines, `${indent}${current}`];
};

/** The sheet as plain text or Markdown. */
export const toText = (sheet: Sheet, template: string, isMarkdown: boolean): string => {
  const look = marks[template] ?? plain;
  const beside = sheet.besideName === null ? '' : ` | ${sheet.besideName}`;
  const contact = sheet.contact.map(({ label, text }) => (label === null ? text : `${label} ${text}`));
  const isRow = sheet.contact.every(({ label }) => label === null);
  const body = [...sheet.main, ...sheet.side].flatMap((block): readonly string[] => {
    const lines = writeBlock(block, look);
    const indented = block.kind === 'heading' ? lines : lines.map((line) => `${look.indent}${line}`);
    return opensParagraph(block) ? ['', ...indented] : indented;
  });
  const lines = [
    ...look.name(`${sheet.name}${beside}`).split('\n'),
    ...(sheet.headline === null ? [] : [sheet.headline]),
    ...(isMarkdown ? [''] : []),
    ...(isRow ? [contact.join(sheet.separator)] : contact),
    ...body,
  ];
  const text = (isMarkdown ? lines : lines.flatMap((line) => wrap(line, 80))).join('\n');
  return `${text.replace(/\n{3,}/g, '\n\n')}\n`;
};
