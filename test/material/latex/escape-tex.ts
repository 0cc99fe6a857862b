/** Signs that TeX takes for its own, and ones for which its fonts have a name instead of a letter. */
const signs: { readonly [sign: string]: string } = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '"': '\\textquotedbl{}',
};

const symbols: { readonly [sign: string]: string } = {
  '•': '\\textbullet{}',
  '·': '\\textperiodcentered{}',
  '→': '$\\rightarrow$',
  '▪': '{\\scriptsize$\\blacksquare$}',
  '■': '$\\blacksquare$',
  '▶': '$\\blacktriangleright$',
  '●': '$\\bullet$',
  '◆': '$\\blacklozenge$',
  '★': '$\\bigstar$',
  '✉': '\\ding{41}',
};

/** A text as the source of a document, in which all its signs are printed. */
export const escapeTex = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\\{}&%$#_~^<>|"]/g, (sign) => signs[sign] ?? sign)
    .replace(/[•·→▪■▶●◆★✉]/gu, (sign) => symbols[sign] ?? sign)
    // Two hyphens would become a dash.
    .replace(/-(?=-)/g, '-{}')
    // A bracket may end an optional argument, and begin one.
    .replace(/[[\]]/g, (bracket) => `{${bracket}}`);
