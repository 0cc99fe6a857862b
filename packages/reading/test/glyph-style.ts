import type { GlyphStyle } from '../src/pdf/raw-page.ts';

/** Plain black text of ten points. */
export const glyphStyle: GlyphStyle = {
  ...{ font: 'Sans', size: 10, bold: false, italic: false, colour: '#000000', icons: false },
  ...{ turns: 0, alpha: 255, renderMode: 0, heading: false },
};
