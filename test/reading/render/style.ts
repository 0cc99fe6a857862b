import { createRotation } from '../rotate.ts';

/** What people do differently within the same layout. */
export type Style = {
  readonly entry: 'title-first' | 'company-first' | 'joined' | 'dates-first';
  readonly datesAt: 'aside' | 'below';
  readonly contact: 'row' | 'labelled' | 'lines';
  readonly separator: string;
  readonly list: 'commas' | 'bullets' | 'lines' | 'dots';
  /** Between the items of a list, with its space. */
  readonly comma: string;
  readonly level: 'dash' | 'brackets' | 'colon';
  readonly capitals: boolean;
  readonly sidebarFirst: boolean;
  readonly header: 'header' | 'band';
  readonly accent: string;
  readonly bullet: string;
  readonly points: number;
  readonly wordStyles: boolean;
};

const commas: { readonly [language: string]: string } = { am: '፣ ', ar: '، ', fa: '، ', ja: '、', ur: '، ', zh: '、' };

const scriptsWithCapitals = /^\p{Script=Latin}|^\p{Script=Cyrillic}|^\p{Script=Greek}/u;

/** Whether headings of this text can be set in capitals. */
export const hasCapitals = (text: string): boolean => scriptsWithCapitals.test(text.replace(/^[^\p{L}]+/u, ''));

/** The look of one resume in one layout; consecutive seeds go through all the choices. */
export const chooseStyle = (language: string, layout: string, seed: number): Style => {
  const { one, every } = createRotation(`${language} ${layout}`, seed);
  return {
    entry: one('entry', ['title-first', 'company-first', 'joined', 'dates-first'] as const),
    datesAt: one('datesAt', ['aside', 'below', 'aside'] as const),
    contact: one('contact', ['row', 'labelled', 'lines'] as const),
    separator: one('separator', [' | ', ' • ', ' · ', '   ']),
    list: one('list', ['commas', 'bullets', 'lines', 'commas', 'dots'] as const),
    comma: commas[language] ?? ', ',
    level: one('level', ['dash', 'brackets', 'colon'] as const),
    capitals: every('capitals', 3),
    sidebarFirst: every('sidebar', 2),
    header: one('header', ['header', 'band'] as const),
    accent: one('accent', ['#1f4e79', '#000000', '#7a1f2b', '#2f5d3a']),
    bullet: one('bullet', ['•', '–', '-']),
    points: one('points', [10, 10.5, 11]),
    wordStyles: every('wordStyles', 2),
  };
};
