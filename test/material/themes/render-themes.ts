import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { fontFamilies, fontLinks, isRightToLeft } from '../../reading/render/fonts.ts';
import { hashOf } from '../../reading/rotate.ts';
import { createSeededRandom } from '../../support/seeded-random.ts';
import { type DateForm, isOfYears, printMonth } from '../content/dates.ts';
import type { Month, Resume, Span } from '../content/resume.ts';
import type { DatesLabel, Shown } from '../label.ts';
import type { PagePrinter } from '../render/open-page-printer.ts';
import { ownHeadings, themeHeadings, themeLabels, untranslatedHeadings } from './headings.ts';
import { toJsonResume } from './to-json-resume.ts';

const renderer = fileURLToPath(new URL('render-theme.ts', import.meta.url));
const script = readFileSync(new URL('in-page.js', import.meta.url), 'utf8').replace(/;\s*$/, '');

/** The pages that a theme makes of these resumes; null where it fails. */
export const renderTheme = async (theme: string, resumes: readonly Resume[]): Promise<readonly (string | null)[]> => {
  // Themes are old code of many hands: they may read files, and nothing else.
  const child = spawn(process.execPath, ['--permission', '--allow-fs-read=*', renderer, theme], {
    env: { TZ: 'UTC' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin.end(JSON.stringify(resumes.map(toJsonResume)));
  const written = await text(child.stdout);
  return written === '' ? resumes.map(() => null) : JSON.parse(written);
};

const isoMonth = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`;

const spansOf = (resume: Resume): readonly Span[] => [
  ...resume.positions.map(({ span }) => span),
  ...resume.studies.map(({ span }) => span),
  ...[...resume.projects, ...resume.services].flatMap(({ span }) => (span === null ? [] : [span])),
  ...[...resume.certificates, ...resume.awards, ...resume.publications].flatMap(({ at }) =>
    at === null ? [] : [{ start: at, end: at }],
  ),
];

const printedDates = (resume: Resume, form: DateForm): { readonly [iso: string]: string } =>
  Object.fromEntries(
    spansOf(resume)
      .flatMap(({ start, end }) => (end === null ? [start] : [start, end]))
      .flatMap((at) => [
        [isoMonth(at), printMonth(form, at)],
        [String(at.year), printMonth({ ...form, pattern: '{year}' }, at)],
      ]),
  );

const valuesOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : [];
};

type Told = {
  readonly headings: readonly { readonly kind: string; readonly text: string; readonly x: number; readonly top: number }[];
  readonly shown: { readonly months: readonly string[]; readonly years: readonly string[]; readonly present: number };
  readonly text: string;
  readonly width: number;
};

/** One date for the start or the end alone counts as a single date. */
const labelDates = ({ months, years, present }: Told['shown'], { start, end }: Span): DatesLabel => {
  const printed = (at: Month): string | null => {
    const iso = isoMonth(at);
    if (months.includes(iso)) return iso;
    return years.includes(String(at.year)) ? String(at.year) : null;
  };
  const from = printed(start);
  const to = end === null ? (present > 0 ? 'present' : null) : printed(end);
  if (from === null || to !== null)
    return { start: from, end: to, ...(from === null && to !== null ? { single_date: true } : {}) };
  return { start: null, end: from, single_date: true };
};

/** A theme that prints no dates of a section shows one by chance at most, as that of something else. */
const isDated = (shown: Told['shown'], spans: readonly Span[]): boolean => {
  const labels = spans.map((span) => labelDates(shown, span));
  return labels.some(({ start, end }) => start !== null && end !== null) || spans.every(({ end }) => end === null);
};

const columnsOf = ({ headings, width }: Told): 1 | 2 => {
  const lefts = headings.map(({ x }) => x).toSorted((a, b) => a - b);
  return (lefts.at(-1) ?? 0) - (lefts[0] ?? 0) > width / 5 ? 2 : 1;
};

const headingsFor = (resume: Resume, keepsOwn: boolean) => {
  const known = Object.entries(themeHeadings).flatMap(([kind, words]) =>
    words.map((word) => [word, { kind, text: keepsOwn ? null : resume.headings[kind as keyof typeof themeHeadings] }] as const),
  );
  const untranslated = Object.entries(untranslatedHeadings).map(([word, kind]) => [word, { kind, text: null }] as const);
  return Object.fromEntries([...known, ...untranslated]);
};

export type ThemePage = { readonly bytes: Uint8Array; readonly shown: Shown };

const margins = ['0mm', '8mm', '12mm'];

/** Prints a theme's page in the language of its resume. */
export const printThemePage = async (
  page: string,
  { theme, resume, form }: { readonly theme: string; readonly resume: Resume; readonly form: DateForm },
  printer: PagePrinter,
): Promise<ThemePage> => {
  const { language } = resume;
  const random = createSeededRandom(hashOf(`${theme} ${language} ${resume.seed}`));
  // Some people leave the words of an English template as they are.
  const keepsOwn = random.chance(language === 'en' ? 0.3 : 0.06);
  const sheets = fontLinks(language);
  const given = {
    language,
    rightToLeft: isRightToLeft(language),
    headings: headingsFor(resume, keepsOwn),
    ownHeadings,
    dates: keepsOwn ? printedDates(resume, { ...form, pattern: '{MM}/{year}' }) : printedDates(resume, form),
    present: keepsOwn ? null : form.present,
    labels: Object.fromEntries(
      Object.entries(themeLabels).flatMap(([name, words]) =>
        words.map((word) => [word, keepsOwn ? null : resume.labels[name as keyof typeof themeLabels].replace(/ ?[:：]$/, '')]),
      ),
    ),
    // Dates are no words to keep.
    values: valuesOf(toJsonResume(resume)).filter((value) => !/^\d{4}-\d\d-\d\d$/.test(value)),
    groupLabels: resume.groups.flatMap(({ label }) => label ?? []),
    families: fontFamilies(language),
    phone: resume.phone,
  };
  const withFonts = page.includes('</head>') ? page.replace('</head>', `${sheets.join('')}</head>`) : `${sheets.join('')}${page}`;
  const isPrintedInYears = !keepsOwn && isOfYears(form);
  const { told, pdf } = await printer.print<Told>(
    withFonts,
    `(${script.slice(script.indexOf('(given)'))})(${JSON.stringify(given)})`,
    random.pick(margins),
  );
  const { months, years, present } = told.shown;
  // A month that the language's own form of dates leaves out is not on the page, though the theme asked for it.
  const shown = isPrintedInYears
    ? { months: [], years: [...years, ...months.map((iso) => iso.slice(0, 4))], present }
    : told.shown;
  return {
    bytes: pdf,
    shown: {
      text: told.text,
      headings: told.headings.toSorted((a, b) => a.top - b.top),
      columns: columnsOf(told),
      datesOf: (section, span) => {
        const spans = (section === 'experience' ? resume.positions : resume.studies).map((each) => each.span);
        return isDated(shown, spans) ? labelDates(shown, span) : { start: null, end: null };
      },
    },
  };
};
