import type { LanguageCode } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
import { type EntryLabel, headingKey, localeViews, withoutEnumeration } from '@winnow/languages';
import { datedLine, isBareDate } from '../entries/dated-line.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import { remember } from '../remember.ts';
import { digit, hasSign } from '../signs.ts';
import type { ResumeLine } from './resume-line.ts';
import { withText } from './with-text.ts';

/** Labels that name what an entry is about. Others, such as "City", also stand before contact data. */
const naming: ReadonlySet<EntryLabel> = new Set(['title', 'company', 'institution', 'degree']);

/** What labels mean, by their keys: in the language of the document, in English, else in the first language that has them. */
const labelsOf = lazilyByKey((language: LanguageCode | null): ReadonlyMap<string, EntryLabel> => {
  const rank = (code: string): number => (code === language ? 0 : code === 'en' ? 1 : 2);
  const found = new Map<string, EntryLabel>();
  for (const { entryLabels } of localeViews().toSorted((a, b) => rank(a.code) - rank(b.code)))
    for (const [label, texts] of Object.entries(entryLabels) as [EntryLabel, readonly string[]][])
      for (const key of texts.map(headingKey)) if (!found.has(key)) found.set(key, label);
  return found;
});

const maxLabelLength = 60;

/** Between the parts of a label that asks for several things. */
const joint = /\s*[/／・&,、]\s*/u;

/** "Manager, data" is a title, whatever its second word may ask for in another language. */
const comma = /[,、]/u;

const keyOf = remember(headingKey, (text) => text);

/** What a text says as a label. */
type Reading = (text: string) => EntryLabel | undefined;

/** The labels of a table's columns, in their order, with the numbers of the columns if they are known. */
type Columns = {
  readonly labels: readonly (EntryLabel | undefined)[];
  readonly numbers: readonly number[] | null;
  /** True for a table that the file defines or draws. */
  readonly isDefined: boolean;
};

/** A line that is a label, begins with one, or has those of a table's columns. */
type Labelled =
  | { readonly form: 'alone'; readonly label: EntryLabel }
  | { readonly form: 'beside'; readonly label: EntryLabel; readonly value: ResumeLine }
  | { readonly form: 'columns'; readonly labels: Columns['labels'] };

/** The line without the cell or the words in another style that it begins with. */
const withoutFirst = (line: ResumeLine): ResumeLine => {
  const [, ...cells] = line.cells;
  const [first = '', ...pieces] = line.pieces;
  const rest = cells.length > 0 ? cells : [line.text.slice(first.length).trim()];
  return {
    ...line,
    text: rest.join(' '),
    cells: rest,
    pieces: first === line.cells[0] || cells.length === 0 ? pieces : rest,
    tags: rest,
  };
};

/** Of the labels of a table's columns, most are known. */
const columnsIn = ({ cells }: ResumeLine, reading: Reading): Columns['labels'] | undefined => {
  if (cells.length < 2) return undefined;
  const labels = cells.map(reading);
  const known = labels.filter((label) => label !== undefined);
  const isForm = new Set(known).size >= 2 && known.some((label) => naming.has(label));
  const opensWithPeriod = labels[0] === 'period' && !cells.some((cell) => hasSign(cell, digit));
  return (isForm && known.length * 3 >= cells.length * 2) || opensWithPeriod ? labels : undefined;
};

const labelledBy = (line: ResumeLine, reading: Reading): Labelled | undefined => {
  const labels = columnsIn(line, reading);
  if (labels !== undefined) return { form: 'columns', labels };
  const [first = ''] = line.cells.length > 1 ? line.cells : line.pieces;
  const label = reading(first);
  if (label !== undefined && line.pieces.length > 1) return { form: 'beside', label, value: withoutFirst(line) };
  if (label !== undefined) return { form: 'alone', label };
  const [, before, after] = /^([^:：]{2,60}?)\s*[:：]\s*(\S.*)$/u.exec(line.text) ?? [];
  // "1) Employer: …"
  const named = before === undefined ? undefined : (reading(before) ?? reading(withoutEnumeration(before)));
  if (named !== undefined && after !== undefined) return { form: 'beside', label: named, value: withText(line, after) };
  // The gap behind a label may be a narrow one.
  const [tag = '', ...tags] = line.tags;
  const tagged = tags.length === 0 || line.cells.length > 1 ? undefined : reading(tag);
  return tagged === undefined ? undefined : { form: 'beside', label: tagged, value: withText(line, tags.join(' ')) };
};

/** How long a period lasted: "2025.09 ~ 2026.03 (7개월)". */
const duration = /\s*[(（][^()（）]*[)）]\s*$/u;

/** How many lines around a label have others of its form. */
const reach = 8;

/** True where a label stands among others that tell that a position or a school is described, as no single one does. */
const isInForm = (found: readonly (Labelled | undefined)[], index: number): boolean => {
  const around = found.slice(Math.max(0, index - reach), index + reach + 1);
  const labels = new Set(around.flatMap((each) => (each === undefined || each.form === 'columns' ? [] : [each.label])));
  return labels.size >= 3 && [...labels].some((label) => naming.has(label));
};

/** The lines of a table's row, one for each cell; as they are where the row has other cells than the labels above it. */
const cellsBelow = (line: ResumeLine, { labels, numbers }: Columns): readonly ResumeLine[] => {
  const places = line.columns === null || numbers === null ? null : line.columns.map((column) => numbers.indexOf(column));
  const names = labels.some((label) => label !== undefined && naming.has(label));
  if (!names || line.cells.length < 2 || (places === null && line.cells.length !== labels.length)) return [line];
  return line.cells.map((cell, index) => ({
    ...withText(line, cell),
    columns: null,
    label: labels[places?.[index] ?? index] ?? 'other',
  }));
};

/** False outside the table, and for a row without a date where the table has a column of dates: another table begins. */
const goesOn = (line: ResumeLine, { labels, isDefined }: Columns): boolean =>
  (!isDefined || line.cell !== null) && (line.cells.length < 2 || labels[0] !== 'period' || hasSign(line.cells[0] ?? '', digit));

/** A start and an end that are asked for apart become one period. */
const withPeriods = (lines: readonly ResumeLine[]): readonly ResumeLine[] => {
  const joined: ResumeLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (line.label === 'end' && last?.label === 'start')
      joined[joined.length - 1] = { ...withText(last, `${last.text} – ${line.text}`), label: 'period' };
    else joined.push(line);
  }
  return joined;
};

/**
 * Takes the labels of forms and tables out of the text, such as "Employer" before, above, or as the head of a column of employers:
 * each value becomes a line that knows its label.
 */
export const labelLines = (lines: readonly ResumeLine[], language: LanguageCode | null): readonly ResumeLine[] => {
  const table = labelsOf(language);
  // No label has a digit, as most other short texts of a resume have.
  const known = (text: string): EntryLabel | undefined =>
    text.length > maxLabelLength || hasSign(text, digit) ? undefined : table.get(keyOf(text));
  const firstKnown = (text: string): EntryLabel | undefined => {
    const labels = text.split(joint).map(known);
    return comma.test(text) ? labels[0] : labels.find((label) => label !== undefined);
  };
  // "Employer / Place": a form may ask for both in one field. "Licences / Diplomas" heads a section.
  const reading: Reading = (text) =>
    known(text) ?? (joint.test(text) && lookUpHeading(text, language) === undefined ? firstKnown(text) : undefined);
  // An item of a list is one of a form only with a colon or a gap behind the label.
  const found = lines.map((line) => {
    const own = labelledBy(line, reading);
    const isAsked = own?.form === 'beside' && (line.tags.length > 1 || /[:：]/u.test(line.text));
    return line.bullet && !isAsked ? undefined : own;
  });
  const languages = language === null ? [] : [language];
  const isPeriod = (own: Labelled): boolean =>
    own.form === 'beside' &&
    own.label === 'period' &&
    isBareDate(datedLine(withText(own.value, own.value.text.replace(duration, '')), languages));
  if (found.every((each) => each === undefined)) return lines;
  const labelled: ResumeLine[] = [];
  let columns: Columns | undefined;
  let above: EntryLabel | undefined;
  for (const [index, line] of lines.entries()) {
    const own = found[index];
    if (own?.form === 'columns') {
      columns = { labels: own.labels, numbers: line.columns, isDefined: line.cell !== null };
      above = undefined;
      // The heading may be a cell beside the whole table.
      const heading = line.cells.find((cell, at) => own.labels[at] === undefined && lookUpHeading(cell, language) !== undefined);
      if (heading !== undefined) labelled.push({ ...withText(line, heading), columns: null });
    } else if (own !== undefined && (isInForm(found, index) || isPeriod(own))) {
      columns = undefined;
      above = own.form === 'alone' ? own.label : undefined;
      if (own.form === 'beside') labelled.push({ ...own.value, label: own.label });
    } else {
      const asks = columns !== undefined || above !== undefined;
      const heads = asks && lookUpHeading(line.text, language) !== undefined;
      if (columns !== undefined && (heads || !goesOn(line, columns))) columns = undefined;
      if (columns !== undefined) labelled.push(...cellsBelow(line, columns));
      // A field may be left empty.
      else labelled.push(above === undefined || heads ? line : { ...line, label: above });
      above = undefined;
    }
  }
  return withPeriods(labelled);
};
