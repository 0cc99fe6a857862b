import type { ExtractedText, LanguageCode, ResumeContent, SectionKind } from '@winnow/contracts';
import { detectLanguage } from '@winnow/languages';
import type { LayoutDocument } from '@winnow/reading';
import { calibrate } from './calibrate.ts';
import { readProfile } from './contact/read-profile.ts';
import { type MonthNumber, monthNumber, spanOf, unionMonths } from './dates/months.ts';
import { parseDateRanges } from './dates/parse-date-ranges.ts';
import { factsOf, type ParsedFacts } from './document-facts.ts';
import { isPlaceholder } from './entries/cues.ts';
import { readEducation } from './entries/education.ts';
import { readExperience } from './entries/experience.ts';
import type { HeadContext } from './entries/piece-evidence.ts';
import { splitRunInHeads } from './entries/split-run-in-heads.ts';
import { extracted } from './evidence.ts';
import { fieldsToConfirm } from './fields-to-confirm.ts';
import { findCareer } from './headings/find-career.ts';
import { findHeadings } from './headings/find-headings.ts';
import { joinGroups } from './headings/join-groups.ts';
import { moveProgrammingLanguages } from './headings/move-programming-languages.ts';
import { setPersonalApart, withPersonal } from './headings/personal-lines.ts';
import { splitInlineHeadings } from './headings/split-inline-headings.ts';
import { type Section, splitSections } from './headings/split-sections.ts';
import { withToldKinds } from './headings/with-told-kinds.ts';
import { labelLines } from './layout/label-lines.ts';
import type { ResumeLine } from './layout/resume-line.ts';
import { resumeLines } from './layout/resume-lines.ts';
import { isLetter, splitCoverLetter } from './layout/split-cover-letter.ts';
import { readCertifications } from './lists/certifications.ts';
import { readList, readProjects } from './lists/plain-lists.ts';
import { readSkills } from './lists/skills.ts';
import { readLanguages } from './lists/spoken-languages.ts';
import { readingQuality } from './reading-quality.ts';
import { forget } from './remember.ts';
import { decodeRoles } from './roles/decode-roles.ts';
import { countPieces } from './signs.ts';

export type ParsedResume = { readonly content: ResumeContent; readonly facts: ParsedFacts };

/** The latest month in the document. Skips education, whose dates may be in the future, and references. */
const latestMonth = (lines: readonly ResumeLine[], languages: readonly LanguageCode[]): MonthNumber | null => {
  const months = lines
    .flatMap((line) => parseDateRanges(line.text, languages))
    .flatMap(({ start, end }) => [start.iso, end?.iso ?? null])
    .flatMap((iso) => (iso === null ? [] : [monthNumber(iso)]));
  return months.length === 0 ? null : Math.max(...months);
};

const readSummary = (sections: readonly Section[]): ExtractedText | null => {
  const own = sections.filter(({ kind, lines }) => kind === 'summary' && lines.length > 0).flatMap(({ lines }) => lines);
  const prose = (lines: readonly ResumeLine[]): readonly ResumeLine[] =>
    lines.filter((line) => !line.bullet && countPieces(line.text) > 9 && !line.text.includes('@'));
  const lines = (
    own.length > 0 ? own : prose(sections.filter(({ kind }) => kind === 'contact').flatMap((section) => section.lines))
  ).filter((line) => !isPlaceholder(line.text));
  const first = lines[0];
  if (first === undefined) return null;
  return extracted(lines.map((line) => line.text).join(' '), own.length > 0 ? 0.95 : 0.55, first);
};

/** The lines of a resume as they are decoded, and those that are kept apart. */
export const readLines = (layout: LayoutDocument) => {
  const all = resumeLines(layout);
  const texts = [...all.body, ...all.marginal].map((line) => line.text);
  const { letter, letterhead, resume } = splitCoverLetter(all.body);
  const detected = detectLanguage(texts);
  const { language } = detected;
  const { lines, personal } = setPersonalApart(resume, language);
  const body = splitRunInHeads(splitInlineHeadings(labelLines(lines, language), language), language);
  return { all, texts, letter, letterhead, detected, language, body, personal };
};

/** The sections of a resume, and what their entries are read with. */
export const readSections = (layout: LayoutDocument) => {
  const { all, texts, letter, letterhead, detected, language, body, personal } = readLines(layout);
  const lines = { body, marginal: [...all.marginal, ...letterhead] };
  const languages = language === null ? [] : [language];
  const states = decodeRoles(lines.body, language);
  const kinds = states.map(({ kind }) => kind);
  const split = splitSections(lines.body, findHeadings(lines.body, states), kinds);
  const sections = findCareer(moveProgrammingLanguages(withToldKinds(split, language)), language);
  const profile = readProfile(layout, lines, sections, language);
  const context: HeadContext = {
    language,
    headline: profile.headline?.value ?? null,
    residence: profile.location?.value ?? null,
  };
  return { all, texts, letter, detected, languages, lines, sections, personal, profile, context };
};

const readResume = (layout: LayoutDocument, asOf: string | null): ParsedResume => {
  const { all, texts, letter, detected, languages, sections, personal, profile, context } = readSections(layout);
  const linesOf = (kind: SectionKind): readonly ResumeLine[] =>
    sections.filter((each) => each.kind === kind).flatMap((each) => each.lines);
  const dated = sections.filter(({ kind }) => kind !== 'education' && kind !== 'references').flatMap((each) => each.lines);
  const printed = latestMonth(dated, languages);
  const reference = asOf === null ? printed : Math.max(printed ?? 0, monthNumber(asOf));
  const experience = sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap((each) => readExperience(each, languages, reference, context));
  const spans = experience.flatMap(({ start, end }) =>
    [spanOf({ start: start?.iso ?? null, end: end?.iso ?? null, current: end?.current ?? false }, reference)].filter(
      (span) => span !== undefined,
    ),
  );
  const months = unionMonths(spans);
  const education = sections
    .filter(({ kind }) => kind === 'education')
    .flatMap((each) => readEducation(each.lines, languages, context));
  const read = calibrate({
    profile,
    summary: readSummary(sections),
    experience,
    education,
    ...readSkills(sections, { profile, experience, education }, reference, context.language),
    languages: readLanguages(sections, languages),
    certifications: readCertifications(sections, languages, context),
    projects: readProjects(linesOf('projects'), languages),
    awards: readList(linesOf('awards')),
    publications: readList(linesOf('publications')),
    sections: joinGroups(withPersonal(sections, personal)).map(({ kind, heading, headingLine, lines: own }) => ({
      kind,
      heading,
      page: (headingLine ?? own[0])?.page ?? 1,
      text: own.map((line) => line.text).join('\n'),
    })),
    totals: { experience_months: months === null ? null : Math.min(1_200, months) },
  });
  const content: ResumeContent = { ...read, confirm: fieldsToConfirm(read) };
  return {
    content,
    facts: factsOf(layout, content, {
      texts,
      detected,
      letterPage: letter[0]?.page ?? null,
      reading: readingQuality(sections, read, languages),
      isLetter: letter.length === 0 && isLetter(all.body),
    }),
  };
};

/**
 * Parses a resume from its layout. Ongoing positions count up to `asOf` (YYYY-MM), or up to the latest month in the document if
 * that is later, so that the result never depends on the current date.
 */
export const parseResume = (layout: LayoutDocument, asOf: string | null = null): ParsedResume => {
  try {
    return readResume(layout, asOf);
  } finally {
    forget();
  }
};
