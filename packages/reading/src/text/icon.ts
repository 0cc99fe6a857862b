/** Emoji and other pictures with their modifiers, and glyphs without a Unicode value; signs of trade marks are text. */
const picture = String.raw`(?:(?![©®™‼⁉ℹ\p{Nd}#*])\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}\ufe0e\ufe0f\u200d]*|\ufffd(?=\s))`;
const leading = new RegExp(String.raw`^(${picture})(?:\s*${picture})*\s*(?=[\p{L}\p{Nd}+(@])`, 'u');

/** The icon before a text and the text after it, or null without one. */
export const stripIcon = (text: string): { readonly icon: string; readonly rest: string } | null => {
  // Nearly all lines begin with a letter or digit, and this is called for each.
  const code = text.charCodeAt(0);
  const found = code < 0x2000 ? null : leading.exec(text);
  return found === null ? null : { icon: found[1] ?? '', rest: text.slice(found[0].length) };
};

/** An icon before so many lines is the bullet of a list; before fewer, it illustrates a heading or contact data. */
const minItems = 3;

/** The icons that are bullets of a list. */
export const bulletIcons = (texts: readonly string[]): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const icon = stripIcon(text)?.icon ?? '\ufffd';
    if (icon !== '\ufffd') counts.set(icon, (counts.get(icon) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([icon, count]) => (count >= minItems ? [icon] : [])));
};
