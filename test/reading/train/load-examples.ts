import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '@winnow/contracts';
import { nameOf } from '@winnow/decode';
import {
  type EntrySection,
  entryFeatures,
  entryStates,
  forget,
  lineFeatures,
  opensColumn,
  readLines,
  withDates,
} from '@winnow/resumes/training';
import { splitOf } from '../evaluate/families.ts';
import { readLayout } from '../evaluate/read-resume.ts';
import { piecesOf, withoutLook } from './augment.ts';
import { type EntryLines, inOtherLayout } from './augment-entries.ts';
import type { Example } from './crf.ts';
import { foldOf } from './fold-of.ts';
import { pasteAsText } from './paste-as-text.ts';
import { projectRoles, type TrueSection, type Truth } from './project-roles.ts';
import { type Random, randomOf } from './random.ts';
import { allowedBy } from './roles-field.ts';
import type { Source } from './source.ts';
import type { UseFold } from './text-models.ts';

type File = Truth & { readonly file: string; readonly family?: string };

/** Examples of whole resumes, and of their sections of entries. */
export type Examples = { readonly lines: readonly Example[]; readonly entries: readonly Example[] };

/** How many other layouts are made of a section. */
const layouts = 5;

/** How often a section is pasted as text. */
const pastes = 2;

const entryExamples = (
  { section, lines: known }: TrueSection,
  language: LanguageCode | null,
  weight: number,
  random: Random,
): readonly Omit<Example, 'family'>[] => {
  const kind = section.kind as EntrySection;
  if (known === undefined || !['experience', 'education', 'projects'].includes(kind)) return [];
  const own: EntryLines = { lines: section.lines, roles: section.lines.map((line) => known.get(line) ?? []) };
  const plain: EntryLines = { ...own, lines: withoutLook(section.lines) };
  const others = Array.from({ length: layouts }, () => inOtherLayout(own, kind === 'education' ? 0.4 : 0.1, random)).filter(
    (other) => other !== undefined,
  );
  const roleAt = (at: number) => (own.roles[at]?.length === 1 ? own.roles[at]?.[0] : undefined);
  const texts = Array.from({ length: pastes }, (): EntryLines => {
    const rows = pasteAsText(own.lines, roleAt, random);
    return { lines: rows.map(({ line }) => line), roles: rows.map(({ at }) => own.roles[at] ?? []) };
  });
  return [own, plain, ...others, ...texts].flatMap(({ lines, roles }, at) => {
    const dated = withDates(lines, language === null ? [] : [language]);
    // Where several lines become one, nobody labelled the one.
    if (dated.length !== lines.length) return [];
    const seen = entryFeatures(dated, kind, language);
    const possible = seen.map((line) => line.possible);
    const allowed = roles.map((role, index) =>
      Float64Array.from(entryStates, (each, state) => (role.includes(each.role) && possible[index]?.[state] === true ? 1 : 0)),
    );
    const features = seen.map((line) => line.features.map(nameOf));
    return [{ features, allowed, possible, opens: dated.map(() => false), weight: at === 0 ? weight : weight / 3 }];
  });
};

/** The labelled files of a folder as examples, of `every` files one; of its families only those that are for training. */
export const loadExamples = async ({ folder, weight, every }: Source, useFold: UseFold): Promise<Examples> => {
  const { files } = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as { readonly files: readonly File[] };
  const home = existsSync(join(folder, 'files')) ? join(folder, 'files') : folder;
  // A folder without families has none to keep apart.
  const chosen = files
    .filter((file) => ['train', 'unsplit'].includes(splitOf(file, folder)))
    .filter((_, index) => index % every === 0);
  const random = randomOf(5);
  const found: { readonly lines: Example[]; readonly entries: Example[] } = { lines: [], entries: [] };
  for (const [order, label] of chosen.entries()) {
    useFold(foldOf(label));
    const { body: lines, language } = readLines(await readLayout(readFileSync(join(home, label.file))));
    const truth = projectRoles(lines, label);
    if (truth === undefined) continue;
    for (const section of truth.sections)
      for (const example of entryExamples(section, language, weight, random))
        found.entries.push({ ...example, family: label.family ?? null });
    for (const piece of piecesOf({ lines, truth: truth.states }, order, random))
      found.lines.push({
        allowed: piece.truth.map(allowedBy),
        features: lineFeatures(piece.lines, language, piece.readsHeadings).map((own) => own.map(nameOf)),
        family: label.family ?? null,
        opens: [...piece.lines.keys()].map((index) => opensColumn(piece.lines, index)),
        weight: piece.lines === lines && piece.readsHeadings ? weight : weight / 2,
      });
    forget();
  }
  return found;
};
