/** A level on a scale that is drawn with signs (`★★★☆☆`, `●●○`, `███░░`), or given as a share (`80 %`, `4/5`). */
const sign = '[●○◉◌◐◑◒◓★☆⭐✦✧■□▪▫◆◇♦⬤◯⚫⚪█▓▒░▰▱▮▯▬▭]';
const share = String.raw`\d{1,3}(?:[.,]\d)?\s?[%٪]|\d{1,2}\s?\/\s?\d{1,2}`;

const inText = new RegExp(String.raw`(?:${sign}[\s\ufe0f]?){2,}|(?<![\p{L}\p{Nd}])\d{1,3}\s?%|\s\d{1,2}\s?\/\s?\d{1,2}$`, 'gu');
const alone = new RegExp(String.raw`^(?:(?:${sign}[\s\ufe0f]?){2,}|${share})$`, 'u');

/** The text without the levels drawn in it. */
export const withoutDrawnLevels = (text: string): string => text.replace(inText, ' ');

/** True for a drawn level and nothing else. */
export const isDrawnLevel = (text: string): boolean => alone.test(text.trim());
