import { readFileSync } from 'node:fs';
import { looks } from './latex/looks.ts';
import type { Frame } from './layout/sheet.ts';

export type Split = 'train' | 'tune' | 'exam';

type Theme = { readonly kind: 'theme'; readonly name: string };

type TemplateKind = 'web' | 'typst' | 'latex' | 'word' | 'text' | 'markdown';

export type Template<Kind extends TemplateKind> = {
  readonly kind: Kind;
  readonly name: string;
  /** The template's own name, in the folder of its kind. */
  readonly template: string;
  readonly frame: Frame;
};

export type RenderCv = { readonly kind: 'rendercv'; readonly name: string; readonly theme: string };

export type Layout = Theme | RenderCv | { [Kind in TemplateKind]: Template<Kind> }[TemplateKind];

export type Family = Layout & { readonly split: Split };

const one: Frame = { columns: 'one', marginDates: false, capitals: false };
const capitals: Frame = { ...one, capitals: true };
const dated: Frame = { ...one, marginDates: true };
const side: Frame = { ...one, columns: 'side' };

const templates: { readonly [kind in TemplateKind]: { readonly [template: string]: Frame } } = {
  web: {
    agency: capitals,
    alta: side,
    awesome: one,
    axis: dated,
    banking: one,
    bars: capitals,
    biodata: dated,
    cards: one,
    casual: dated,
    compact: capitals,
    framed: one,
    gauges: side,
    gazette: dated,
    hipster: side,
    lantern: side,
    margin: one,
    mosaic: one,
    poster: side,
    quiet: dated,
    ribbon: dated,
    rotated: one,
    spine: one,
    split: side,
    stacked: one,
    tabular: dated,
    tenure: dated,
    timeline: one,
    triptych: side,
  },
  typst: {
    article: one,
    bureau: side,
    centred: capitals,
    executive: side,
    ledger: dated,
    modern: one,
    panel: side,
    swiss: one,
  },
  latex: looks,
  word: {
    bands: side,
    boxed: capitals,
    classic: one,
    functional: one,
    letterhead: capitals,
    ruled: dated,
    sidebar: side,
    tabular: one,
  },
  text: { capitals: capitals, indented: one, underlined: one },
  markdown: { bold: one, hashes: one, rules: one },
};

const renderCvThemes = ['classic', 'engineeringclassic', 'engineeringresumes', 'moderncv', 'sb2nov'];

const themes = [
  'actual',
  'autumn',
  'caffeine',
  'class',
  'classy',
  'colophon',
  'compact',
  'contempo',
  'direct',
  'elegant',
  'eloquent',
  'even',
  'flat',
  'jacrys',
  'kendall',
  'latte',
  'lucide',
  'macchiato',
  'mantra',
  'microdata',
  'minyma',
  'modern',
  'msresume',
  'onepage',
  'onepage-plus',
  'paper',
  'paper-plus-plus',
  'papirus',
  'pumpkin',
  'rnord',
  'simple-red',
  'slick',
  'spartan',
  'srt',
  'stackoverflow',
  'standard-resume',
  'straightforward',
  'tachyons-clean',
  'techlead',
];

/** All layouts that this folder renders. */
export const layouts: readonly Layout[] = [
  ...themes.map((theme) => ({ kind: 'theme', name: `jsonresume-theme-${theme}` }) as const),
  ...renderCvThemes.map((theme) => ({ kind: 'rendercv', name: `rendercv-${theme}`, theme }) as const),
  ...Object.entries(templates).flatMap(([kind, frames]) =>
    Object.entries(frames).map(
      ([template, frame]) => ({ kind, name: `${kind}-${template}`, template, frame }) as Exclude<Layout, Theme | RenderCv>,
    ),
  ),
];

type Splits = { readonly [name: string]: Split };

/** The splits of all families of layouts, real and generated. */
export const readSplits = (): { readonly real: Splits; readonly generated: Splits } =>
  JSON.parse(readFileSync(new URL('../reading/families.json', import.meta.url), 'utf8'));

/** The layouts with their splits; one that has none yet is an error. */
export const families = (): readonly Family[] => {
  const { generated } = readSplits();
  return layouts.map((layout) => {
    const split = generated[layout.name];
    if (split === undefined) throw new Error(`${layout.name} has no split in test/reading/families.json`);
    return { ...layout, split };
  });
};
