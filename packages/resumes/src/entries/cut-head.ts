import type { LanguageCode } from '@winnow/contracts';
import { lazily, lazilyByKey } from '@winnow/kernel';
import { eastAsianScripts } from '@winnow/languages';
import type { ResumeLine } from '../layout/resume-line.ts';
import { countPieces, fullStop } from '../signs.ts';
import { anyPhrase, wordsOfAll } from '../words-of-all.ts';
import { isLegalForm, isPlaceholder, looksLikeTitle, namesEmployer } from './cues.ts';
import type { DatedLine } from './dated-line.ts';
import { employerWords } from './employer-words.ts';
import { entryWords, grades } from './entry-words.ts';
import { type Cutting, withInnerCuts } from './inner-cuts.ts';
import { namesTown } from './names-town.ts';
import { piecesWithoutDates } from './pieces-without-dates.ts';
import type { Cut, Separator } from './separator.ts';

/** The smallest part of an entry's head that may be a value of its own. */
export type Piece = {
  readonly text: string;
  /** The text between two hard separators, and where the piece is in it. */
  readonly source: string;
  readonly from: number;
  readonly to: number;
  readonly before: Separator;
  readonly line: ResumeLine;
  /** Index of the line in the head. */
  readonly row: number;
  /** Index of its source in the line, and of the piece in its source. */
  readonly hard: number;
  readonly soft: number;
  /** True when a date stands directly before or after its source. */
  readonly byDate: boolean;
};

const bars = /\s*[|｜¦•·◦‣⋄]\s*/u;

/** Words of at least five letters that end with a full stop: "Assoc. Professor". */
const longAbbreviations = lazily(() =>
  wordsOfAll(({ abbreviations }) => abbreviations)
    .filter((word) => word.length >= 5)
    .flatMap((word) => [word, `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`]),
);

const textSigns = lazily((): readonly (readonly [Separator, string])[] => [
  // A gap that is filled, as in plain texts: "Acme Ltd ------- Bergen".
  ['gap', String.raw`\s*(?:[-–—_=]{4,}|[.…]{4,})\s*`],
  // "Professor. University of Leeds"
  ['comma', String.raw`\.(?<=[\p{L}\p{M}]{5}\.)(?<!(?:${anyPhrase(longAbbreviations())})\.)\s+(?=\p{Lu})`],
]);

const softSigns: readonly (readonly [Separator, string])[] = [
  ['dash', String.raw`\s+[–—-]{1,2}\s+|\s*—\s*`],
  ['comma', String.raw`\s*[,;،፣]\s+|\s*[、，；]\s*`],
  ['slash', String.raw`\s+\/\s+|\s*／\s*`],
  ['colon', String.raw`\s*:\s+|\s*：\s*`],
  ['bracket', String.raw`\s*[(（]\s*|\s*[)）]\s*`],
  ['at', String.raw`\s+@(?:\s+|(?=\p{L}))`],
  ['gap', String.raw`\s{2,}`],
];

const eastAsian = new RegExp(`[${eastAsianScripts}]`, 'u');

/** East Asian lines with at most this many words may separate names by single spaces. */
const maxSpacedWords = 6;

/** Long enough for "S.r.l." and "GmbH", but not for "Company A". */
const maxFormLength = 6;

/** A sign inside quotation marks is part of one name: „Camellia – Sons“. */
const isQuoted = (text: string, index: number): boolean => {
  const before = text.slice(0, index);
  const count = (signs: RegExp): number => before.match(signs)?.length ?? 0;
  return count(/[„«「『]/gu) > count(/[“”»」』]/gu);
};

/** A cut at a word that only parts a title from the name of an employer: "Koch im Hotel Adler", but not "Leiter im Vertrieb". */
type SignCut = Cut & { readonly locative: boolean };

const isForm = (text: string): boolean => text.length <= maxFormLength && isLegalForm(text);

/** The signs between names, with the pattern that finds them, by language; `spaced` where a single space is one. */
const signsOf = lazilyByKey((language: LanguageCode | null) =>
  lazilyByKey((spaced: boolean) => {
    const { employedAt, locative, purpose } = employerWords(language);
    const always = [...textSigns(), ...softSigns];
    const signs: readonly (readonly [Separator, string])[] = [
      ...always,
      ['at', employedAt],
      ['at', locative],
      ['for', purpose],
      ...(spaced ? ([['space', String.raw`\s`]] as const) : []),
    ];
    return {
      signs,
      locative: always.length + 1,
      pattern: new RegExp(signs.map(([, source]) => `(${source})`).join('|'), 'gu'),
    };
  }),
);

const cutsIn = (text: string, language: LanguageCode | null): readonly Cut[] => {
  const { signs, locative, pattern } = signsOf(language)(eastAsian.test(text) && countPieces(text) <= maxSpacedWords);
  const all = [...text.matchAll(pattern)].map((match): SignCut => {
    const at = match.slice(1).findIndex((group) => group !== undefined);
    return {
      ...{ separator: signs[at]?.[0] ?? 'comma', locative: at === locative },
      ...{ from: match.index, to: match.index + match[0].length },
    };
  });
  // "Center for Young Adults": what is no cut must not come between the names on both sides of another one.
  let from = 0;
  const found = all.filter((cut) => {
    if (cut.separator === 'for') return looksLikeTitle(text.slice(from, cut.from));
    from = cut.to;
    return true;
  });
  const parting = found.filter((cut, index) => {
    const next = text.slice(cut.to, found[index + 1]?.from ?? text.length).trim();
    const before = text.slice(found[index - 1]?.to ?? 0, cut.from).trim();
    const rest = text.slice(found[index + 1]?.from ?? text.length);
    // "(주)" and "(株)" are legal forms.
    const inside = /[(（]/u.test(text.slice(cut.from, cut.to)) ? next : before;
    const inBrackets = cut.separator === 'bracket' && inside.length === 1;
    // "University of Texas at Austin", "Sveučilište u Karlovcu"
    const atPlace = cut.separator === 'at' && (cut.locative || namesEmployer(before)) && !namesEmployer(next);
    const atTown = (cut.separator === 'comma' || cut.separator === 'dash') && namesTown(before, next, rest);
    // "주식회사 한빛": a form before a name.
    const afterForm = cut.separator === 'space' && isForm(before);
    return !(isQuoted(text, cut.from) || isForm(next) || afterForm || inBrackets || atPlace || atTown);
  });
  // A bracket that opens within a name closes within it: "Holding (UG)".
  return parting.filter((cut, index) => {
    const name = text.slice(parting[index - 1]?.to ?? 0, cut.from);
    return !/[)）]/u.test(text.slice(cut.from, cut.to)) || !/[(（][^()（）]*$/u.test(name);
  });
};

/** URLs and e-mail addresses are not names; "comma.ai" may be. */
const address = /^(?:https?:|www\.)\S+$|^\S+@\S+$|^[a-z\d-]+(?:\.[a-z\d-]+)+\/\S*$/iu;

/** "XXXX": what a template, or a person who hides a name, prints in its place. */
const blank = /^[Xx×]{3,}$/u;

const isName = (text: string, { kind, language }: Cutting): boolean =>
  /\p{L}/u.test(text) &&
  !blank.test(text) &&
  text.length > 1 &&
  !isPlaceholder(text) &&
  !entryWords().aside.test(text) &&
  !(kind === 'education' && grades(language).test(text)) &&
  !address.test(text);

/** The text without signs and remarks at its ends. */
const tidy = (text: string, language: LanguageCode | null): string =>
  text
    .replace(entryWords().graduation, '')
    .replace(employerWords(language).leadsToEmployer, '')
    .replace(/^(?:[\s,;:،/–—-]|\.\s)+|[\s,;:،/–—-]+$/gu, '')
    .replace(/^[)）\s]+|^[(（](?![^()（）]*[)）])/gu, '')
    .replace(fullStop, '')
    .trim();

type Source = { readonly text: string; readonly before: Separator; readonly byDate: boolean };

const sourcesOf = (dated: DatedLine): readonly Source[] => {
  const pieces = piecesWithoutDates(dated);
  return pieces.flatMap(({ parts, hasDate }, cellIndex) => {
    const nextToDate = [pieces[cellIndex - 1], pieces[cellIndex + 1]].some(
      (other) => other?.hasDate === true && other.parts.length === 0,
    );
    return parts.flatMap((part, partIndex) =>
      part.split(bars).map((text, index): Source => {
        const before = index > 0 ? 'bar' : partIndex > 0 ? 'date' : cellIndex > 0 ? 'gap' : 'start';
        return { text, before, byDate: hasDate || nextToDate };
      }),
    );
  });
};

const piecesIn = (source: Source, line: ResumeLine, row: number, index: number, cutting: Cutting): readonly Piece[] => {
  const { language } = cutting;
  const signs = cutsIn(source.text, language);
  const cuts = withInnerCuts(source.text, signs, cutting);
  const bounds = [{ separator: source.before, to: 0 }, ...cuts];
  const texts = bounds.map(({ separator, to }, at) => ({
    separator,
    from: to,
    to: cuts[at]?.from ?? source.text.length,
  }));
  return texts
    .map(({ separator, from, to }) => ({ separator, from, to, text: tidy(source.text.slice(from, to), language) }))
    .filter(({ text }) => isName(text, cutting))
    .map(({ separator, from, to, text }, soft) => ({
      ...{ text, source: source.text, from, to, before: separator, line, row },
      ...{ hard: index, soft, byDate: source.byDate },
    }));
};

/** More pieces do not name an entry, but a line may list as many certificates. */
const maxPieces = { experience: 16, education: 16, certifications: 80 } as const;

/** The pieces in the head of an entry, in order, without dates, addresses and leftover template text. */
export const cutHead = (head: readonly DatedLine[], cutting: Cutting): readonly Piece[] =>
  head
    .flatMap((dated, row) => sourcesOf(dated).flatMap((source, index) => piecesIn(source, dated.line, row, index, cutting)))
    .slice(0, maxPieces[cutting.kind]);

/** The text from one piece to another of the same source, with what separates them. */
export const joined = (first: Piece, last: Piece, language: LanguageCode | null): string => {
  const text = first.source.slice(first.from, last.to);
  const closes = /^\s*[)）]/u.exec(first.source.slice(last.to))?.[0] ?? '';
  const opens = /[(（][^()（）]*$/u.test(text);
  return first === last ? first.text : tidy(opens ? `${text}${closes}` : text, language);
};
