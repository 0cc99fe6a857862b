/** Words between the start and the end of a period, lower case. Longest first is not needed: a word must end where it ends. */
export const untilWords = [
  ...['to', 'until', 'till', 'thru', 'through', 'bis', 'bis zu', 'à', 'au', 'jusqu’à', "jusqu'à", 'a', 'al', 'até', 'ate', 'ao'],
  ...['hasta', 'hasta el', 'fino a', 'tot', 'tot en met', 't/m', 'til', 'till', 'do', 'do dnes', 'po', 'až', 'az', 'до', 'по'],
  ...['έως', 'εώς', 'ως', 'μέχρι', 'kuni', 'līdz', 'lidz', 'iki', 'până în', 'până', 'pana', 'la', 'hadi', 'mpaka', 'hanggang'],
  ...[
    'hingga',
    'sampai',
    'sampai dengan',
    's/d',
    's.d.',
    'sd',
    'sehingga',
    'đến',
    'tới',
    'ile',
    'arası',
    'إلى',
    'الى',
    'حتى',
    'وحتى',
  ],
  ...[
    'تا',
    'الی',
    'سے',
    'تک',
    'עד',
    'से',
    'तक',
    'ते',
    'থেকে',
    'হতে',
    'થી',
    'முதல்',
    'నుండి',
    'నుంచి',
    'ರಿಂದ',
    'മുതൽ',
    'እስከ',
    'ถึง',
    '至',
    '到',
    'から',
    'まで',
    '부터',
    '에서',
  ],
] as const;

/** Words before a start that say that it goes on when no end follows. */
export const sinceWords = [
  ...['since', 'from', 'seit', 'ab', 'depuis', 'desde', 'dal', 'dall’', 'da', 'sinds', 'vanaf', 'siden', 'fra', 'sedan', 'från'],
  ...['od', 'с', 'з', 'від', 'от', 'από', 'alates', 'kopš', 'no', 'nuo', 'din', 'sejak', 'từ', 'tangu', 'mula', 'mula noong'],
  ...[
    'منذ',
    'من',
    'از',
    'מאז',
    'ตั้งแต่',
    '自',
    'dari',
    'van',
    'vom',
    'von',
    'de',
    'du',
    'od dnia',
    'kuanzia',
    'kutoka',
    'እ.ኤ.አ.',
    'ከ',
  ],
] as const;

/** Of these, the ones that never also mean "from" in a closed period. */
export const ongoingSinceWords: ReadonlySet<string> = new Set([
  ...['since', 'seit', 'depuis', 'desde', 'sinds', 'siden', 'sedan', 'alates', 'kopš', 'nuo', 'sejak', 'tangu', 'منذ', 'מאז'],
]);

/** Ways to say "until now" that stand beside those of the locales. */
export const morePresentWords = [
  ...['present', 'current', 'now', 'today', 'till date', 'until now', 'to present', 'at present', '현재', '재직중', '재직 중'],
  ...['現在', '现在', '至今', '今', '在職中', 'actualidad', 'heute', 'actuel', 'aujourd’hui', "aujourd'hui"],
] as const;
