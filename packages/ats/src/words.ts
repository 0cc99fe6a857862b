const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々\p{Script=Thai}]+/gu;

const word = /[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}'’+#]*(?:(?:[.-]|\u200C|\u200D)[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}'’+#]*)*/gu;

/** Bounded, so that a hostile text without spaces costs no more than its length. */
const addresses = /\S{1,64}@\S{1,255}|(?:https?:\/\/|www\.)\S+|(?<![\w.-])[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}\/\S*/giu;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The words of a text in lower case, web and mail addresses left out; scripts without spaces are cut by the Unicode segmenter. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .replace(addresses, ' ')
    .replace(unspaced, (run) => {
      const words = [...segmenter.segment(run)].filter(({ isWordLike }) => isWordLike === true);
      return ` ${words.map(({ segment }) => segment).join(' ')} `;
    })
    .toLowerCase()
    .match(word) ?? [];

/** Letters of the scripts that bullet lengths are counted in characters for: Chinese, Japanese, Korean and Thai. */
const countedInCharacters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether a text is mostly in a script whose length is told in characters. */
export const isCountedInCharacters = (text: string): boolean => count(text, countedInCharacters) * 3 > count(text, /\p{L}/gu);

/** The number of words between spaces that hold a letter or digit. */
export const countSpacedWords = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{Nd}]/u.test(word)).length;

/** The number of characters without spaces, marks counted with their letters. */
export const countCharacters = (text: string): number => count(text, /[^\s\p{M}]/gu);
