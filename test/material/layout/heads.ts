import type { Piece, Role, Row } from './sheet.ts';

/**
 * Heads of entries: T title, C company, P place, X department, D dates; for studies G degree, F field, I institution.
 * `/` begins a line, `>>` goes to its far end; a part that is missing takes the sign before it along.
 */
export const workHeads = [
  'T >> D / C, P',
  'C, P >> D / T',
  'T, C >> D',
  'T, C, P >> D',
  'C >> P / T >> D',
  'T >> P / C >> D',
  'T | C | P | D',
  'T – C (D)',
  'D / T / C, P',
  'D: T, C',
  'D | C – T',
  'T / C / D / P',
  'C / T / D',
  'C – X, P >> D / T',
  'T (D) / C · X · P',
  'T / C, P | D',
  'C | P / D / T / X',
  'T >> D / C >> P',
  'C, P / T, D',
  'T @ C >> D / X',
  'D >> C, P / T / X',
  'T • C • D',
] as const;

export const studyHeads = [
  'G, F >> D / I, P',
  'I, P >> D / G, F',
  'G – F, I >> D',
  'D / G, F / I',
  'D: I, G F',
  'I – G, F (D)',
  'I >> P / G – F >> D',
  'G (F) / I | D',
  'I / G F / D',
  'F, G >> D / I',
  'G, F, I, D',
  'I >> D / G F / P',
] as const;

const roles: { readonly [letter: string]: Role } = {
  T: 'title',
  C: 'company',
  P: 'place',
  X: 'department',
  D: 'dates',
  G: 'degree',
  F: 'field',
  I: 'institution',
};

export type Parts = { readonly [role in Role]?: string | null };

const leadingSign = /^[\s,|·•–:@-]+/;

const writeSide = (pattern: string, parts: Parts): readonly Piece[] => {
  const pieces: Piece[] = [];
  let sign = '';
  for (const token of pattern.match(/\([A-Z]\)|[A-Z]|[^A-Z(]+/g) ?? []) {
    const role = roles[token.replace(/[()]/g, '')];
    if (role === undefined) {
      sign = token;
      continue;
    }
    const text = parts[role];
    if (text !== null && text !== undefined && text !== '') {
      const before = pieces.length === 0 ? sign.replace(leadingSign, '') : sign;
      const [open, close] = token.length > 1 ? ['(', ')'] : ['', ''];
      if (before + open !== '') pieces.push({ role: 'text', text: before + open });
      pieces.push({ role, text });
      if (close !== '') pieces.push({ role: 'text', text: close });
    }
    sign = '';
  }
  return pieces;
};

/** The lines of an entry's head. */
export const writeHead = (pattern: string, parts: Parts): readonly Row[] =>
  pattern
    .split(' / ')
    .map((line) => {
      const [left = '', right = ''] = line.split('>>').map((side) => side.trim());
      return { left: writeSide(left, parts), right: writeSide(right, parts) };
    })
    .filter(({ left, right }) => left.length + right.length > 0);
