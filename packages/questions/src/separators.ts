import type { LanguageCode } from '@winnow/contracts';

type Separators = { readonly comma: string; readonly semicolon: string };

const arabic: Separators = { comma: '، ', semicolon: '؛ ' };
const chinese: Separators = { comma: '、', semicolon: '；' };

/** Where the signs are not those of English. In Greek, `;` is the question mark. */
const separators: { readonly [code in LanguageCode]?: Separators } = {
  am: { comma: '፣ ', semicolon: '፤ ' },
  ar: arabic,
  el: { comma: ', ', semicolon: '· ' },
  fa: arabic,
  fr: { comma: ', ', semicolon: '\u00A0; ' },
  ja: chinese,
  ur: arabic,
  zh: chinese,
};

/** What stands between the items of a list, and between clauses. */
export const separatorsOf = (language: LanguageCode): Separators => separators[language] ?? { comma: ', ', semicolon: '; ' };
