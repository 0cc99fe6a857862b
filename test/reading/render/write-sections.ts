import type { Education, Experience, GeneratedResume, ResumeSection } from '../generated-resume.ts';
import type { Cell, Line } from './sheet.ts';
import type { Style } from './style.ts';

/** Two parts on one line, with a sign between them that neither of them contains, so that it separates them for a reader, too. */
const join = (first: string, second: string, { comma }: Style): string => {
  // 、 stands between words of a list only.
  const sign = [comma, ' | ', ' – ', ' · '].find(
    (each) => each !== '、' && ![first, second].some((part) => part.includes(each.trim())),
  );
  return `${first}${sign ?? ' | '}${second}`;
};

/** Two lines that head an entry, the dates with them. */
const headOf = (first: string, second: string, dates: string, style: Style): readonly Line[] => {
  const { entry, datesAt } = style;
  const [top, below] = entry === 'company-first' ? [second, first] : [first, second];
  if (entry === 'dates-first')
    return [
      { role: 'dates', text: dates },
      { role: 'title', text: top },
      { role: 'subtitle', text: below },
    ];
  const aside = datesAt === 'aside' ? { aside: dates } : {};
  const after: readonly Line[] = datesAt === 'aside' ? [] : [{ role: 'dates', text: dates }];
  if (entry === 'joined') return [{ role: 'title', text: join(top, below, style), ...aside }, ...after];
  return [{ role: 'title', text: top, ...aside }, { role: 'subtitle', text: below }, ...after];
};

const bulletsOf = (entry: Experience | Education): readonly Line[] =>
  'bullets' in entry ? entry.bullets.map((text) => ({ role: 'bullet', text })) : [];

const partsOf = (entry: Experience | Education): readonly [string, string] =>
  'title' in entry ? [entry.title, entry.company] : [entry.degree.printed, entry.institution];

/** An entry as lines, its dates among them. */
const writeEntry = (entry: Experience | Education, style: Style): readonly Line[] =>
  [...headOf(...partsOf(entry), entry.period.printed, style), ...bulletsOf(entry)].map((line, index) =>
    index === 0 ? { ...line, opens: true } : line,
  );

/** An entry for a table that has its dates in a cell of their own. */
export const writeUndatedEntry = (entry: Experience | Education, style: Style): Cell => {
  const { entry: form } = style;
  const [first, second] = partsOf(entry);
  const [top, below] = form === 'company-first' ? [second, first] : [first, second];
  const head: readonly Line[] =
    form === 'joined'
      ? [{ role: 'title', text: join(top, below, style) }]
      : [
          { role: 'title', text: top },
          { role: 'subtitle', text: below },
        ];
  return [...head, ...bulletsOf(entry)];
};

const level = ({ name, level: known }: { readonly name: string; readonly level: string }, { level: form }: Style): string => {
  if (form === 'brackets' && !/[()（）]/u.test(known)) return `${name} (${known})`;
  return form === 'colon' ? `${name}: ${known}` : `${name} – ${known}`;
};

const writeList = (items: readonly string[], form: Style['list'], { comma }: Style): readonly Line[] => {
  if (form === 'bullets') return items.map((text) => ({ role: 'bullet', text }));
  // Some distance tells where an item begins that has no bullet.
  if (form === 'lines') return items.map((text) => ({ role: 'text', text, opens: true }));
  const sign = form === 'dots' || items.some((item) => item.includes(comma.trim())) ? ' · ' : comma;
  return [{ role: 'text', text: items.join(sign) }];
};

/** What stands under a heading. Narrow columns write one item a line. */
export const writeContent = (section: ResumeSection, style: Style, narrow: boolean): readonly Line[] => {
  const { content, kind } = section;
  switch (content.form) {
    case 'text':
      return [{ role: 'text', text: content.text }];
    case 'experience':
    case 'education':
      return content.entries.flatMap((entry) => writeEntry(entry, narrow ? { ...style, datesAt: 'below' } : style));
    case 'levels': {
      const items = content.items.map((item) => level(item, style));
      return writeList(items, narrow || style.list === 'dots' ? 'lines' : style.list, style);
    }
    case 'list': {
      const short = kind === 'skills';
      const form = narrow && style.list !== 'bullets' ? 'lines' : !short && style.list !== 'lines' ? 'bullets' : style.list;
      return writeList(content.items, form, style);
    }
  }
};

/** A section with its heading. */
export const writeSection = (section: ResumeSection, style: Style, narrow = false): readonly Line[] => [
  { role: 'heading', text: section.heading },
  ...writeContent(section, style, narrow),
];

type Contact = { readonly label: string; readonly value: string };

const contactOf = ({ email, phone, place, labels }: GeneratedResume): readonly Contact[] => [
  { label: labels.place, value: place },
  ...(phone === null ? [] : [{ label: labels.phone, value: phone.printed }]),
  { label: labels.email, value: email },
];

const labelled = ({ label, value }: Contact): string => `${label}${label.endsWith('：') ? '' : ' '}${value}`;

/** Contact data as lines, or in one. */
export const writeContact = (resume: GeneratedResume, { contact, separator }: Style, narrow = false): readonly Line[] => {
  const data = contactOf(resume);
  if (contact === 'row' && !narrow) return [{ role: 'contact', text: data.map(({ value }) => value).join(separator) }];
  return data.map((each) => ({ role: 'contact', text: contact === 'labelled' ? labelled(each) : each.value }));
};

/** Contact data as rows of label and value. */
export const contactRows = (resume: GeneratedResume): readonly (readonly Cell[])[] =>
  contactOf(resume).map(({ label, value }) => [[{ role: 'contact', text: label }], [{ role: 'contact', text: value }]]);
