import type { LanguageCode } from '@winnow/contracts';
import { foldLetters, withEnglish } from '@winnow/languages';
import { hiringLocaleOf, tableOfLanguage } from '@winnow/languages/hiring';
import { wordPattern } from './word-pattern.ts';

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
  /** "B or C1" */
  readonly or: RegExp;
};

/** Shorter names are whole words. */
const minStem = 5;

const nameOf = (name: string): string => wordPattern(foldLetters(name), { ends: name.length < minStem });

/** Letters and digits of scripts with spaces. */
const spaced = String.raw`[[\p{L}\p{N}+]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]]`;

/** A class is a word of its own, also before one without spaces: "A2" of "A2照", not of "A21" or "CA2". */
const classOf = (name: string): string => wordPattern(name, { ends: true, letter: spaced });

const licencesIn = tableOfLanguage(({ code }): Licences => {
  const jobs = withEnglish(code).map((each) => hiringLocaleOf(each).job);
  const own = jobs.flatMap(({ drivingLicence }) => drivingLicence ?? []);
  const named = own.flatMap(({ classes }) =>
    vehicles.flatMap((vehicle) => (classes[vehicle] ?? []).map((name) => [name, vehicle] as const)),
  );
  // The classes of the language's own countries win.
  const classes = new Map<string, Vehicle>([...european, ...named.toReversed()]);
  const longest = [...classes.keys()].toSorted((a, b) => b.length - a.length);
  const or = jobs.flatMap(({ joining }) => joining.or ?? []);
  return {
    names: new RegExp(own.flatMap(({ names }) => names.map(nameOf)).join('|'), 'u'),
    classes,
    anyClass: new RegExp(longest.map(classOf).join('|'), 'gv'),
    or: new RegExp(or.map((word) => wordPattern(word, { ends: true })).join('|'), 'u'),
  };
});

/** Signs between facts; a full stop behind an abbreviation is none. */
const betweenFacts = /[;•·|\n]|,(?!\d)|(?<=\p{L}{5})\.\s/u;

/** "A full driving licence"; "A/C" and "R&D" are no classes either. */
const noClasses = /^\s*A(?=\s\p{Ll})|(?<!\p{L})(?:A\/C|R&D)(?!\p{L})/gu;

/** Longer texts are not about a licence. */
const maxLength = 400;

/** A driving licence that a text names: its words, what may be driven with it (nothing where no class is told), and whether any of several classes is meant. */
export type DrivingLicence = { readonly words: string; readonly drives: readonly Vehicle[]; readonly any: boolean };

/** Each fact that names a licence, with further classes behind it: "driving licence B", "C". */
const licenceFacts = (text: string, { names, anyClass }: Licences): readonly string[] => {
  const isOfClasses = (part: string): boolean => part.trim() !== '' && !/\p{L}{3}/u.test(part.replace(anyClass, ''));
  const facts: string[] = [];
  let isOpen = false;
  for (const part of text.split(betweenFacts)) {
    const isNamed = names.test(foldLetters(part));
    isOpen = isNamed || (isOpen && isOfClasses(part));
    if (isOpen) facts.push(isNamed ? part.trim() : `${facts.pop()}, ${part.trim()}`);
  }
  return facts;
};

const classesIn = (words: string, { anyClass, classes }: Licences): readonly Vehicle[] => {
  const named = words.replace(noClasses, ' ').match(anyClass) ?? [];
  return [...new Set(named.flatMap((name) => classes.get(name) ?? []))];
};

/** The driving licences that a text names. */
export const drivingLicencesIn = (text: string, language: LanguageCode | null): readonly DrivingLicence[] => {
  const licences = licencesIn(language ?? 'en');
  if (text.length > maxLength || !licences.names.test(foldLetters(text))) return [];
  return licenceFacts(text, licences).map((words) => ({
    words,
    drives: classesIn(words, licences),
    any: licences.or.test(words),
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

/** Whether a licence is enough for what another one asks: for its highest class, or for any of those between which "or" stands. A licence without a class is one for cars. */
export const isEnough = ({ drives }: DrivingLicence, asked: DrivingLicence): boolean => {
  const needed = asked.any && asked.drives.length > 0 ? asked.drives : [highest(asked.drives)];
  return (drives.length === 0 ? (['car'] as const) : drives).some((each) => needed.some((one) => alsoDrives[each].includes(one)));
};
