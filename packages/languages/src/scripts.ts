/** Scripts written without spaces between words; goes into a character class of a regular expression. */
export const unspacedScripts = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}`;

/** Chinese, Japanese and Korean; goes into a character class. */
export const eastAsianScripts = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`;

/** Alphabets with upper and lower case, whose words digits may be part of ("C4", "K8s"); goes into a character class. */
export const casedScripts = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}`;

/** Right-to-left scripts that resumes are written in; goes into a character class. */
export const rightToLeftScripts = String.raw`\p{Script=Arabic}\p{Script=Hebrew}`;

const rightToLeft = new RegExp(`[${rightToLeftScripts}]`, 'u');

/** Whether a text contains a letter of a right-to-left script. */
export const hasRightToLeftScript = (text: string): boolean => rightToLeft.test(text);

const unspaced = new RegExp(`[${unspacedScripts}]`, 'u');
const adjoining = new RegExp(`[${unspacedScripts}\\p{Script=Hangul}]`, 'u');

/** Where these scripts are, with others: ranges without properties, which take a tenth of the time. */
const mayAdjoin = /[\u0e00-\u0e7f\u1100-\u11ff\u2e80-\uffff]/;

/** Whether a text contains a letter of a script written without spaces between words. */
export const hasUnspacedScript = (text: string): boolean => mayAdjoin.test(text) && unspaced.test(text);

/**
 * Whether a text has a letter of a script in which a word need not end where a known word ends: those without spaces, and Korean, which
 * appends particles to words.
 */
export const hasAdjoiningWords = (text: string): boolean => mayAdjoin.test(text) && adjoining.test(text);
