const signs = /^(?:[•‣⁃∙◦●○◉◘■□▪▫◆◇◊❖►▸▶▹▻➢➤➔→⇒»›✓✔✗✦✧★☆☑⦁⬥⬤・·♦]|\*)\s*(?=[^\s*])/u;
const dashes = /^[-–—‒−]\s+(?=[^\s\d])|^-\s+(?=\S)/u;

/** Bullets of the Symbol and Wingdings fonts, which PDF and DOCX files encode in the private use area. */
const privateBullets = /^[\uf020-\uf0ff]\s*(?=\S)/u;

/** The text after its leading bullet, or null without one; `privateUse` allows bullets of symbol fonts. */
export const stripBullet = (text: string, privateUse = false): string | null => {
  for (const sign of privateUse ? [signs, dashes, privateBullets] : [signs, dashes]) {
    if (sign.test(text)) return text.replace(sign, '');
  }
  return null;
};

/** A bullet and nothing else. */
export const isLoneBullet = (text: string): boolean => /^[•‣⁃∙◦●○■□▪▫◆◇❖►▸▶➢➤➔⦁⬤·\uf0b7\uf0a7\uf0d8\uf076]$/u.test(text);

const number = /^\(?(\d{1,2})[.)]\s+(?=\p{L})/u;

/** Number and text of a numbered line such as `2) Sales`, or null. */
export const readNumbering = (text: string): { readonly number: number; readonly rest: string } | null => {
  const found = number.exec(text);
  return found === null ? null : { number: Number(found[1]), rest: text.slice(found[0].length) };
};
