/** What a template of Word does its own way. */
export type Look = {
  readonly accent: string;
  readonly points: number;
  readonly heading: 'style' | 'bold' | 'bar' | 'rule';
  readonly bullets: 'list' | 'typed';
  readonly contact: 'line' | 'lines' | 'header' | 'footer';
  readonly centred: boolean;
  /** `labels`: headings in a column of their own, beside what they head. */
  readonly frame: 'none' | 'table' | 'columns' | 'labels';
  readonly tabs: 'tab' | 'table';
};

/** The templates by name. */
export const looks: { readonly [template: string]: Look } = {
  boxed: {
    accent: '7F3F00',
    points: 10,
    heading: 'bar',
    bullets: 'typed',
    contact: 'lines',
    centred: false,
    frame: 'table',
    tabs: 'table',
  },
  classic: {
    accent: '000000',
    points: 11,
    heading: 'bold',
    bullets: 'list',
    contact: 'line',
    centred: true,
    frame: 'none',
    tabs: 'tab',
  },
  functional: {
    accent: '1F4E79',
    points: 10.5,
    heading: 'style',
    bullets: 'list',
    contact: 'line',
    centred: false,
    frame: 'none',
    tabs: 'tab',
  },
  letterhead: {
    accent: '4A235A',
    points: 10,
    heading: 'rule',
    bullets: 'typed',
    contact: 'header',
    centred: false,
    frame: 'none',
    tabs: 'tab',
  },
  ruled: {
    accent: '333333',
    points: 10,
    heading: 'rule',
    bullets: 'list',
    contact: 'footer',
    centred: false,
    frame: 'none',
    tabs: 'table',
  },
  sidebar: {
    accent: '0B5345',
    points: 10,
    heading: 'style',
    bullets: 'list',
    contact: 'lines',
    centred: false,
    frame: 'columns',
    tabs: 'tab',
  },
  bands: {
    accent: '5B2C6F',
    points: 9.5,
    heading: 'bar',
    bullets: 'typed',
    contact: 'lines',
    centred: true,
    frame: 'columns',
    tabs: 'table',
  },
  tabular: {
    accent: '000000',
    points: 11,
    heading: 'bold',
    bullets: 'list',
    contact: 'lines',
    centred: false,
    frame: 'labels',
    tabs: 'tab',
  },
};
