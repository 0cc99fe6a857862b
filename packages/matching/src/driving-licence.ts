import type { LanguageCode } from '@winnow/contracts';
import { anyOf, foldLetters, hasUnspacedScript } from '@winnow/languages';
import { hiringLocaleOf, tableOfLanguage } from '@winnow/languages/hiring';

/** What a class of driving licences is for, from the least to the most. */
const vehicles = ['motorcycle', 'car', 'truck', 'articulated', 'bus'] as const;

export type Vehicle = (typeof vehicles)[number];

/** The classes of the European Union, which many other countries have taken over. */
const european: readonly (readonly [string, Vehicle])[] = [
  ...['A', 'A1', 'A2', 'AM'].map((name) => [name, 'motorcycle'] as const),
  ...['B', 'BE', 'B+E'].map((name) => [name, 'car'] as const),
  ...['C', 'C1'].map((name) => [name, 'truck'] as const),
  ...['CE', 'C+E', 'C1E', 'C1+E'].map((name) => [name, 'articulated'] as const),
  ...['D', 'D1', 'DE', 'D+E'].map((name) => [name, 'bus'] as const),
];

type Licences = {
  readonly names: RegExp;
  readonly classes: ReadonlyMap<string, Vehicle>;
  readonly anyClass: RegExp;
};

/** Shorter names are whole words. */
const minStem = 5;

const nameOf = (name: string): string => {
  const folded = anyOf([foldLetters(name)]);
  if (hasUnspacedScript(name)) return folded;
  return String.raw`(?<!\p{L})${folded}${name.length < minStem ? String.raw`(?!\p{L})` : ''}`;
};

/** Letters and digits of scripts with spaces. */
const spaced = String.raw`[[\p{L}\p{N}+]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]]`;

/** A class is a word of its own, also before one without spaces: "A2" of "A2照", not of "A21" or "CA2". */
const classOf = (name: string): string =>
  hasUnspacedScript(name) ? anyOf([name]) : `(?<!${spaced})${anyOf([name])}(?!${spaced})`;

const licencesIn = tableOfLanguage(({ code }): Licences => {
  const own = [...new Set<LanguageCode>([code, 'en'])].flatMap((each) => hiringLocaleOf(each).job.drivingLicence ?? []);
  const named = own.flatMap(({ classes }) =>
    vehicles.flatMap((vehicle) => (classes[vehicle] ?? []).map((name) => [name, vehicle] as const)),
  );
  // The classes of the language's own countries win.
  const classes = new Map<string, Vehicle>([...european, ...named.toReversed()]);
  const longest = [...classes.keys()].toSorted((a, b) => b.length - a.length);
  return {
    names: new RegExp(own.flatMap(({ names }) => names.map(nameOf)).join('|'), 'u'),
    classes,
    anyClass: new RegExp(longest.map(classOf).join('|'), 'gv'),
  };
});

/** Signs behind which something else is told; not behind an abbreviation. */
const betweenFacts = /[;•·\n]|(?<=\p{L}{5})\.\s/u;

/** "A full driving licence" */
const article = /^\s*A(?=\s\p{Ll})/u;

/** Longer texts are not about a licence. */
const maxLength = 400;

/** A driving licence that a text names: its words, and what may be driven with it; nothing where no class is told. */
export type DrivingLicence = { readonly words: string; readonly drives: readonly Vehicle[] };

export const drivingLicencesIn = (text: string, language: LanguageCode | null): readonly DrivingLicence[] => {
  const { names, classes, anyClass } = licencesIn(language ?? 'en');
  if (text.length > maxLength || !names.test(foldLetters(text))) return [];
  return text
    .split(betweenFacts)
    .filter((part) => names.test(foldLetters(part)))
    .map((part) => ({
      words: part.trim(),
      drives: [...new Set((part.replace(article, '').match(anyClass) ?? []).flatMap((name) => classes.get(name) ?? []))],
    }));
};

const alsoDrives: Readonly<Record<Vehicle, readonly Vehicle[]>> = {
  motorcycle: ['motorcycle'],
  car: ['car'],
  truck: ['truck', 'car'],
  articulated: ['articulated', 'truck', 'car'],
  bus: ['bus', 'car'],
};

/** The class for which most is needed. */
const highest = (of: readonly Vehicle[]): Vehicle => vehicles.findLast((each) => of.includes(each)) ?? 'car';

/** Whether a licence is enough for what another one asks; a licence without a class is one for cars. */
export const isEnough = ({ drives }: DrivingLicence, asked: DrivingLicence): boolean =>
  (drives.length === 0 ? (['car'] as const) : drives).some((each) => alsoDrives[each].includes(highest(asked.drives)));
