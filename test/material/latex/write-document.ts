import { readFileSync } from 'node:fs';
import type { Resume } from '../content/resume.ts';
import type { Sheet } from '../layout/sheet.ts';
import { escapeTex } from './escape-tex.ts';
import { type Engine, fontLines } from './fonts.ts';
import { babelLine, encodingOf, sansOf } from './languages.ts';
import { contactHeading, type Look } from './looks.ts';

type Parts = {
  readonly resume: Resume;
  readonly main: string;
  readonly side: string;
  /** Null for templates that print the contact in their own way. */
  readonly sheet: Sheet | null;
};

const writeContact = ({ contact, separator }: Sheet): string =>
  contact
    .map(({ label, text }) => `\\mbox{${escapeTex(label === null ? text : `${label} ${text}`)}}`)
    .join(separator.trim() === '' ? '\\quad ' : ` ${escapeTex(separator.trim())} `);

const valuesOf = (look: Look, engine: Engine, parts: Parts): { readonly [name: string]: string } => {
  const { resume, main, side, sheet } = parts;
  const words = resume.name.split(' ');
  const headline = sheet === null ? resume.headline : sheet.headline;
  const text = (value: string | null): string => (value === null ? '' : escapeTex(value));
  return {
    babel: babelLine(resume.language),
    beside: text(sheet?.besideName ?? null),
    'contact-heading': text(contactHeading(look, resume)),
    contact: sheet === null ? '' : writeContact(sheet),
    'email-label': text(resume.labels.email),
    email: text(resume.email),
    family: text(words.at(-1) ?? ''),
    fonts: fontLines(look.font, engine, encodingOf(look, resume.language), resume.language),
    given: text(words.slice(0, -1).join(' ')),
    headline: text(headline),
    language: look.languages?.[resume.language]?.option ?? '',
    main,
    // For tables, whose rows no environment can span.
    'main-rows': main.replaceAll('\\begin{Part}', '\\Part').replaceAll('\\end{Part}', ''),
    name: text(resume.name),
    'phone-label': text(resume.labels.phone),
    phone: text(resume.phone),
    'place-label': text(resume.labels.place),
    place: text(resume.place),
    sans: sansOf(resume.language),
    side,
    tasks: text(resume.labels.tasks),
    variant: look.variant ?? '',
    website: text(resume.website),
  };
};

/** The source of a document: the template with `<words>` replaced by what they name. */
export const writeDocument = (name: string, look: Look, engine: Engine, parts: Parts): string => {
  const values = valuesOf(look, engine, parts);
  const template = readFileSync(new URL(`templates/${look.file ?? name}.tex`, import.meta.url), 'utf8');
  return template.replace(/<([a-z-]+)>/g, (_, word: string) => {
    const value = values[word];
    if (value === undefined) throw new Error(`${name} names <${word}>, which is nothing of a resume.`);
    return value;
  });
};
