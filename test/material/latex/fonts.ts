/** How pdfLaTeX takes a font, whether that has the letters of the west of Europe alone, and the font files with which XeLaTeX stands in for it. */
type Font = { readonly package: string; readonly files: keyof typeof files; readonly sans?: true; readonly western?: true };

const files = {
  cmu: 'cmun[Extension=.otf,UprightFont=*rm,BoldFont=*bx,ItalicFont=*ti,BoldItalicFont=*bi]',
  libertinus:
    'LibertinusSerif[Extension=.otf,UprightFont=*-Regular,BoldFont=*-Bold,ItalicFont=*-Italic,BoldItalicFont=*-BoldItalic]',
  stix: 'STIXTwoText[Extension=.otf,UprightFont=*-Regular,BoldFont=*-Bold,ItalicFont=*-Italic,BoldItalicFont=*-BoldItalic]',
  garamond: 'EBGaramond[Extension=.otf,UprightFont=*-Regular,BoldFont=*-Bold,ItalicFont=*-Italic,BoldItalicFont=*-BoldItalic]',
  roboto: 'Roboto[Extension=.otf,UprightFont=*-Regular,BoldFont=*-Bold,ItalicFont=*-Italic,BoldItalicFont=*-BoldItalic]',
  fira: 'FiraSans[Extension=.otf,UprightFont=*-Regular,BoldFont=*-Bold,ItalicFont=*-Italic,BoldItalicFont=*-BoldItalic]',
} as const;

const fonts = {
  'computer-modern': { package: '', files: 'cmu' },
  'latin-modern': { package: String.raw`\usepackage{lmodern}`, files: 'cmu' },
  'latin-modern-sans': { package: String.raw`\usepackage{lmodern}`, files: 'roboto', sans: true },
  charter: { package: String.raw`\usepackage{charter}`, files: 'libertinus', western: true },
  palatino: { package: String.raw`\usepackage{mathpazo}`, files: 'stix', western: true },
  times: { package: String.raw`\usepackage{mathptmx}`, files: 'stix', western: true },
  helvetica: { package: String.raw`\usepackage[scaled=0.92]{helvet}`, files: 'roboto', sans: true, western: true },
  lato: { package: String.raw`\usepackage[default]{lato}`, files: 'fira' },
  roboto: { package: String.raw`\usepackage[sfdefault]{roboto}`, files: 'roboto' },
  'source-sans': { package: String.raw`\usepackage[default]{sourcesanspro}`, files: 'fira' },
  garamond: { package: String.raw`\usepackage{ebgaramond}`, files: 'garamond' },
  fira: { package: String.raw`\usepackage[sfdefault]{FiraSans}`, files: 'fira' },
  /** Of the class. */
  own: { package: '', files: 'roboto' },
} as const satisfies { readonly [name: string]: Font };

export type FontName = keyof typeof fonts;

/** Whether pdfLaTeX puts letters of the middle of Europe together from two signs, which are no letter for who copies them. */
export const isWestern = (name: FontName): boolean => (fonts[name] as Font).western === true;

export type Engine = 'pdflatex' | 'xelatex';

/** Computer Modern for XeLaTeX has no bold letters of Lithuanian and Latvian. */
const filesFor = ({ files: own }: Font, language: string): string =>
  files[own === 'cmu' && ['lt', 'lv'].includes(language) ? 'libertinus' : own];

/** The lines of a preamble that choose the font. */
export const fontLines = (name: FontName, engine: Engine, encoding: 'T1' | 'OT1', language: string): string => {
  const font: Font = fonts[name];
  const sans = font.sans ? [String.raw`\renewcommand{\familydefault}{\sfdefault}`] : [];
  if (engine === 'xelatex') {
    const [, file, options] = /^(\w+)(\[.*\])$/.exec(filesFor(font, language)) ?? [];
    return [
      String.raw`\usepackage{fontspec}`,
      `\\setmainfont{${file}}${options}`,
      `\\setsansfont{${file}}${options}`,
      String.raw`\usepackage{amssymb,pifont}`,
      ...sans,
    ].join('\n');
  }
  return [
    ...(encoding === 'T1' ? [String.raw`\usepackage[T1]{fontenc}`] : []),
    String.raw`\usepackage[utf8]{inputenc}`,
    String.raw`\usepackage{textcomp,amssymb,pifont}`,
    ...(font.package === '' ? [] : [font.package]),
    ...sans,
  ].join('\n');
};
