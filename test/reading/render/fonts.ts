type Script = { readonly family: string; readonly sheets: readonly string[] };

const weights = (name: string): readonly string[] => [`@fontsource/${name}/400.css`, `@fontsource/${name}/700.css`];

// Fonts with fixed weights are taken where they are small: of a variable one, Chromium makes nameless glyph procedures (Type 3), which
// most resumes are not. Those of China, Japan and Korea would take 60 MB each.
const scripts = {
  Latn: { family: 'Noto Sans', sheets: weights('noto-sans') },
  Arab: { family: 'Noto Sans Arabic', sheets: weights('noto-sans-arabic') },
  Hebr: { family: 'Noto Sans Hebrew', sheets: weights('noto-sans-hebrew') },
  Beng: { family: 'Noto Sans Bengali', sheets: weights('noto-sans-bengali') },
  Ethi: { family: 'Noto Sans Ethiopic', sheets: weights('noto-sans-ethiopic') },
  Gujr: { family: 'Noto Sans Gujarati', sheets: weights('noto-sans-gujarati') },
  Knda: { family: 'Noto Sans Kannada', sheets: weights('noto-sans-kannada') },
  Mlym: { family: 'Noto Sans Malayalam', sheets: weights('noto-sans-malayalam') },
  Taml: { family: 'Noto Sans Tamil', sheets: weights('noto-sans-tamil') },
  Telu: { family: 'Noto Sans Telugu', sheets: weights('noto-sans-telugu') },
  Thai: { family: 'Noto Sans Thai', sheets: weights('noto-sans-thai') },
  Jpan: { family: 'Noto Sans JP Variable', sheets: ['@fontsource-variable/noto-sans-jp/wght.css'] },
  Kore: { family: 'Noto Sans KR Variable', sheets: ['@fontsource-variable/noto-sans-kr/wght.css'] },
  Hans: { family: 'Noto Sans SC Variable', sheets: ['@fontsource-variable/noto-sans-sc/wght.css'] },
} as const satisfies { readonly [name: string]: Script };

type ScriptName = keyof typeof scripts;

/** Languages that need more than Latin, Greek, Cyrillic and Devanagari, which one family covers. */
const scriptsOf: { readonly [language: string]: ScriptName } = {
  am: 'Ethi',
  ar: 'Arab',
  bn: 'Beng',
  fa: 'Arab',
  gu: 'Gujr',
  he: 'Hebr',
  ja: 'Jpan',
  kn: 'Knda',
  ko: 'Kore',
  ml: 'Mlym',
  ta: 'Taml',
  te: 'Telu',
  th: 'Thai',
  ur: 'Arab',
  zh: 'Hans',
};

const fontsOf = (language: string): readonly Script[] => {
  const own = scriptsOf[language];
  return own === undefined ? [scripts.Latn] : [scripts.Latn, scripts[own]];
};

/** The style sheets that declare the fonts of a language, as addresses of files. */
export const fontSheets = (language: string): readonly string[] =>
  fontsOf(language).flatMap(({ sheets }) => sheets.map((sheet) => import.meta.resolve(sheet)));

/** Links of a page to them. */
export const fontLinks = (language: string): readonly string[] =>
  fontSheets(language).map((sheet) => `<link rel="stylesheet" href="${sheet}">`);

/** Font families in the order in which letters are looked up. */
export const fontFamilies = (language: string): readonly string[] => fontsOf(language).map(({ family }) => family);

/** The name of the font for Word, which has the plain families. */
export const wordFont = (language: string): string => (fontFamilies(language).at(-1) ?? 'Noto Sans').replace(' Variable', '');

export const isRightToLeft = (language: string): boolean => ['ar', 'fa', 'he', 'ur'].includes(language);
