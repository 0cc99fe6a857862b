import { type Block, isLine, type Line, type Sheet } from '../reading/render/sheet.ts';

const linesOf = (block: Block): readonly Line[] => {
  if (isLine(block)) return [block];
  return block.kind === 'table' ? block.rows.flat(2) : block.parts.flat().flatMap(linesOf);
};

const writeLine = ({ role, text, aside, opens = false }: Line, { bullet }: Sheet): string => {
  const before = role === 'heading' || (role === 'title' && opens) ? '\n' : '';
  return `${before}${role === 'bullet' ? `${bullet} ` : ''}${text}${aside === undefined ? '' : `\t${aside}`}`;
};

/** The resume as a plain text, a paragraph a line. */
export const toText = (sheet: Sheet): Uint8Array => {
  const lines = [...(sheet.head?.lines ?? []), ...sheet.body.flatMap(linesOf)];
  return Buffer.from(`${lines.map((line) => writeLine(line, sheet)).join('\n')}\n`);
};
