/** Legal forms behind the name of a company, as they are written. */
const forms =
  'GmbH(?: & Co\\. KG)?|gGmbH|AG|SE|KG|e\\.V\\.|Inc\\.?|LLC|L\\.L\\.C\\.|Ltd\\.?|Limited|PLC|plc|Corp\\.?|Corporation|S\\.A\\.(?:S\\.|U\\.)?|SARL|SAS|S\\.L\\.(?:U\\.)?|S\\.p\\.A\\.|SpA|S\\.r\\.l\\.|Srl|Lda\\.?|Ltda\\.?|B\\.V\\.|BV|N\\.V\\.|NV|AB|AS|A\\/S|ApS|Oy|Oyj|OÜ|UAB|SIA|s\\.r\\.o\\.|a\\.s\\.|sp\\. z o\\.o\\.|Sp\\. z o\\.o\\.|Kft\\.?|Zrt\\.?|d\\.o\\.o\\.|A\\.Ş\\.|Pty Ltd|Pvt\\.? Ltd\\.?';

const word = "\\p{Lu}[\\p{L}\\p{M}\\p{N}&.'’-]{0,30}";

const latin = new RegExp(
  `(?<![\\p{L}\\p{N}])(${word}(?: (?:&|und|and|et|y|e|de|of) ${word}| ${word}){0,4}),? (?:${forms})(?![\\p{L}\\p{N}])`,
  'u',
);

/** No hiragana: what follows the name in a Japanese sentence begins with one. */
const sign = '[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Latin}\\p{N}ー・&]';

const asian = new RegExp(
  `(?:株式会社|合同会社|有限会社|\\(주\\)|㈜|주식회사)\\s?${sign}{1,30}|${sign}{2,30}(?:株式会社|有限责任公司|股份有限公司|有限公司|集团)`,
  'u',
);

const slavic = /(?:ООО|ОАО|ЗАО|ПАО|АО|ИП|ТОВ|ПрАТ)\s?[«"“]([^»"”\n]{2,60})[»"”]/u;

/** Nothing behind this many characters says who the employer is. */
const reach = 4_000;

/** The company that a text names with its legal form, the form included; null when it names none. */
export const companyIn = (text: string): string | null => {
  const start = text.slice(0, reach);
  const found = slavic.exec(start)?.[0] ?? latin.exec(start)?.[0] ?? asian.exec(start)?.[0];
  return (
    found
      ?.trim()
      .replace(/^(?:Die|Der|Das|Bei|Als) /u, '')
      .slice(0, 200) ?? null
  );
};
