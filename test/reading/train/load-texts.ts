import type { SectionKind } from '@winnow/contracts';
import { languageCodes, sectionKinds } from '@winnow/contracts/constants';
import { localeOf } from '@winnow/languages';
import { forget, readLines, type TextKind } from '@winnow/resumes/training';
import type { Label } from '../evaluate/label.ts';
import { splitDegree } from '../evaluate/split-degree.ts';
import { foldOf } from './fold-of.ts';
import type { Folded, FoldedTexts } from './folded-texts.ts';
import { projectRoles } from './project-roles.ts';
import { sourceOf } from './source.ts';
import { trainingFiles } from './training-files.ts';
import { writtenTexts } from './written-texts.ts';

/** Lists of a file count as much as so many of their items. */
const maxItems = 15;

/** Lines of a file count as much as so many of them. */
const maxLines = 30;

/** So many pieces of a file that no label has. */
const maxOthers = 40;

const keyOf = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

const namesIn = (label: Label): readonly (readonly [TextKind, readonly string[]])[] => {
  const given = (values: readonly (string | null | undefined)[]): readonly string[] =>
    values.filter((value) => typeof value === 'string');
  const degrees = (label.education ?? []).flatMap(({ degree, field }) =>
    degree === null || degree === undefined || (field !== null && field !== undefined)
      ? [{ degree, field }]
      : [splitDegree(degree, label.language)],
  );
  return [
    ['title', label.titles],
    ['company', label.companies],
    ['institution', label.institutions],
    ['place', given((label.experience ?? []).map(({ location }) => location))],
    ['degree', given(degrees.map(({ degree }) => degree))],
    ['field', given(degrees.map(({ field }) => field))],
    ['skill', label.skills],
    ['certificate', label.certifications ?? []],
    ['heading', label.headings],
    ['person', given([label.name])],
  ];
};

/** Between the parts of a line. */
const separator = /\s*[,;|｜•·@、，]\s*|\s+[–—-]\s+|\t|\s{3,}/u;

/** Of the pieces of lines, those that share no words with what labels name, evenly taken. */
const othersIn = (lines: readonly string[], named: readonly string[]): readonly string[] => {
  const pieces = [...new Set(lines.flatMap((line) => line.split(separator)).map(keyOf))].filter(
    (piece) => /\p{L}{2}/u.test(piece) && !named.some((name) => name.includes(piece) || piece.includes(name)),
  );
  const every = Math.max(1, pieces.length / maxOthers);
  return pieces.filter((_, at) => Math.floor(at / every) !== Math.floor((at - 1) / every));
};

type Headings = Partial<Readonly<Record<SectionKind, readonly string[]>>>;

/** The headings that the tables of all languages have. */
const knownHeadings = (): readonly Folded<SectionKind>[] =>
  languageCodes
    .map(localeOf)
    .flatMap(({ headings, casualHeadings = {} }): readonly Headings[] => [headings, casualHeadings])
    .flatMap((table) =>
      sectionKinds.flatMap((kind) => (table[kind] ?? []).map((text) => ({ text, kind, weight: 1, fold: null }))),
    );

/** The headings of a label whose kind it tells; where it takes several, the first. */
const headingsOf = ({ kinds = {} }: Label): readonly { readonly text: string; readonly kind: SectionKind }[] =>
  Object.entries(kinds).flatMap(([text, said]) => {
    const kind = sectionKinds.find((each) => each === said.split('/')[0]);
    return kind === undefined ? [] : [{ text, kind }];
  });

/** The texts that authors wrote, of the tables, and of files, named as FOLDER[*WEIGHT][%EVERY], whose kind is known. */
export const loadTexts = async (sources: readonly string[]): Promise<FoldedTexts> => {
  const written = writtenTexts();
  const found: Folded<TextKind>[] = [...written.names];
  const headings: Folded<SectionKind>[] = [...knownHeadings(), ...written.headings];
  const lines: Folded<SectionKind>[] = [...written.lines];
  for (const text of sources) {
    const source = sourceOf(text);
    for (const { label, read } of trainingFiles(source).files) {
      const fold = foldOf(label);
      headings.push(...headingsOf(label).map((heading) => ({ ...heading, weight: source.weight, fold })));
      const add = (kind: TextKind, values: readonly string[]): void => {
        const weight = source.weight * Math.min(1, maxItems / Math.max(1, values.length));
        found.push(...values.map((value) => ({ text: value, kind, weight, fold })));
      };
      const names = namesIn(label).map(([kind, values]) => [kind, [...new Set(values.map(keyOf))]] as const);
      for (const [kind, values] of names) add(kind, values);
      const { body } = readLines(await read());
      forget();
      const told = (projectRoles(body, label)?.states ?? []).flatMap(({ kind, roles }, at) =>
        kind === null || roles.includes('heading') ? [] : [{ text: body[at]?.text ?? '', kind }],
      );
      const weight = source.weight * Math.min(1, maxLines / Math.max(1, told.length));
      lines.push(...told.map((line) => ({ ...line, weight, fold })));
      const named = names.flatMap(([, values]) => values).filter((name) => name !== '');
      add(
        'other',
        othersIn(
          body.map((line) => line.text),
          named,
        ),
      );
    }
  }
  return { names: found, headings, lines };
};
