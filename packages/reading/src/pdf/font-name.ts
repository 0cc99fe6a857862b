export type FontName = { readonly family: string; readonly bold: boolean; readonly italic: boolean };

const boldWords = /bold|black|heavy|semibold|demi(?!tri)|(?:^|[-,])(?:medi|bd|hvy)(?:$|[-,\s])|^(?:cm|sf|ec)bx?\d*$|^cmssbx/i;
const italicWords = /italic|oblique|slanted|(?:^|[-,])it(?:$|[-,\s])|^(?:cm|sf|ec)(?:ti|sl|bxti)\d*$/i;
const suffix =
  /[-,\s](?:regular|roman|book|normal|medium|light|thin|bold|semi|extra|demi|medi|black|heavy|italic|oblique|it|bd|mt|ps)+.*$/i;
const tail = /(?:PSMT|PS|MT)$/;

/** Family, weight and slope from a PostScript font name such as `ABCDEF+NotoSans-BoldItalic`; PDFium's own weight is unreliable. */
export const parseFontName = (name: string): FontName => {
  const plain = name.replace(/^[A-Z]{6}\+/, '');
  return {
    family: plain.replace(suffix, '').replace(tail, '').replace(suffix, '').slice(0, 80),
    bold: boldWords.test(plain),
    italic: italicWords.test(plain),
  };
};

const iconFont = /awesome|icon|glyphicon|academicons|typicons/i;

/** True for the family of an icon font, whose glyphs are not text. */
export const isIconFont = (family: string): boolean => iconFont.test(family);
