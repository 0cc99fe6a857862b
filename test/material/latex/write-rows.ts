import { type Block, type Piece, type Sheet, textOf } from '../layout/sheet.ts';
import { escapeTex } from './escape-tex.ts';

const roles: { readonly [role in Piece['role']]: string | null } = {
  title: 'InTitle',
  company: 'InCompany',
  place: 'InPlace',
  dates: 'InDates',
  department: 'InDepartment',
  degree: 'InDegree',
  field: 'InField',
  institution: 'InInstitution',
  text: null,
};

const writePieces = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ role, text }) => {
      const command = roles[role];
      return command === null ? escapeTex(text) : `\\${command}{${escapeTex(text)}}`;
    })
    .join('');

const writeBlock = (block: Exclude<Block, { kind: 'heading' }>): string => {
  switch (block.kind) {
    case 'entry': {
      const rows = block.rows.map(({ left, right }) =>
        textOf(right) === '' ? `\\OneSided{${writePieces(left)}}` : `\\TwoSided{${writePieces(left)}}{${writePieces(right)}}`,
      );
      return `\\Entry{${writePieces(block.margin ?? [])}}{${rows.join('%\n')}}`;
    }
    case 'bullets':
      return `\\Bulleted{${block.items.map((item) => `\\Bullet{${escapeTex(block.sign)}}{${escapeTex(item)}}`).join('\n')}}`;
    case 'chips':
      return `\\Chips{${block.items.map((item) => `\\Chip{${escapeTex(item)}}`).join(' ')}}`;
    case 'labelled':
      return `\\${block.form === 'column' ? 'Column' : 'Run'}{${escapeTex(block.label)}}{${escapeTex(block.text)}}`;
    case 'minor':
      return `\\Minor{${escapeTex(block.text)}}`;
    case 'text':
      return `\\Text{${escapeTex(block.text)}}`;
  }
};

/** The blocks of a sheet as parts with lines in the commands that `rows.tex` and the templates define. */
export const writeRows = (blocks: Sheet['main']): string => {
  const lines = blocks.flatMap((block, index) => {
    if (block.kind !== 'heading') return [writeBlock(block)];
    const icon = block.icon === null ? '' : `${escapeTex(block.icon)} `;
    return [...(index === 0 ? [] : ['\\end{Part}']), `\\begin{Part}{${icon}${escapeTex(block.text)}}`];
  });
  return blocks.length === 0 ? '' : [...lines, '\\end{Part}'].join('\n');
};
