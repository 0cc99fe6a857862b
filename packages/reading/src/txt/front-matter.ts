/** The settings of a page before its text, as static site generators and pandoc read them. */
type FrontMatter = { readonly lines: readonly string[]; readonly length: number };

/** Longer ones are data. */
const maxLines = 200;

const isFence = (line: string | undefined): boolean => line !== undefined && /^---[ \t]*$/u.test(line);

/** A field, what belongs to the one above, or a remark. */
const isField = (line: string): boolean => /^(?:[\w-]+:|[ \t]|-|#|$)/u.test(line);

/** Settings of pages and documents. They tell nothing of a person. */
const setting =
  /^(?:layout|permalink|date|published|draft|comments|theme|css|class|style|classoption|documentclass|geometry|papersize|margin[\w-]*|[\w-]*font|fontsize|fontfamily|linestretch|lang|locale|toc|nav_order|nav|menu|menus|weight|slug|tags|categories|header-includes|output|sidebar|redirect_from|redirect_to|excerpt|image|og_image|type|template|keywords|math|mermaid)\s*:/iu;

/** Its front matter, if a text begins with one that has a setting; its length counts the fences. */
export const frontMatterOf = (text: string): FrontMatter | null => {
  const lines = text.split('\n', maxLines);
  if (!isFence(lines[0])) return null;
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  const own = lines.slice(1, end);
  // Two rulers around plain lines are none.
  if (end < 2 || !own.every(isField) || !own.some((line) => setting.test(line) || /^(?:title|subtitle|author):/u.test(line)))
    return null;
  return { lines: own, length: lines.slice(0, end + 1).join('\n').length + 1 };
};

const named = /^(?:title|subtitle|name|author)\s*:\s*/iu;

/** What front matter tells a reader: all but the settings, names without their label. */
export const printedOf = ({ lines }: FrontMatter): readonly string[] => {
  let isSetting = false;
  return lines.flatMap((line) => {
    if (/^[\w-]+:/u.test(line)) isSetting = setting.test(line);
    const text = line
      .replace(named, '')
      .replace(/^\s*-\s+|["']/gu, '')
      .trim();
    return isSetting || !/[\p{L}\p{Nd}]/u.test(text) ? [] : [text];
  });
};
