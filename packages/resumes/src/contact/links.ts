import type { Box, ResumeContent } from '@winnow/contracts';
import type { LayoutDocument } from '@winnow/reading';
import { sourceOf } from '../evidence.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { emailsIn } from './emails.ts';

type Link = ResumeContent['profile']['links'][number];

const hosts: readonly (readonly [RegExp, Link['kind']])[] = [
  [/(?:^|\.)linkedin\.com$/u, 'linkedin'],
  [/(?:^|\.)github\.(?:com|io)$/u, 'github'],
  [/(?:^|\.)gitlab\.(?:com|io)$/u, 'gitlab'],
  [/(?:^|\.)(?:twitter|x)\.com$/u, 'twitter'],
  [/(?:^|\.)orcid\.org$/u, 'orcid'],
  [/(?:^|\.)(?:behance\.net|dribbble\.com|medium\.com|notion\.site)$/u, 'portfolio'],
];

const withScheme = /(?:https?:\/\/|www\.)[^\s|,;<>()（）]+/giu;
const profilePath =
  /(?:[a-z]{2,3}\.)?(?:linkedin\.com|github\.com|gitlab\.com|twitter\.com|x\.com|orcid\.org|behance\.net|dribbble\.com|medium\.com)\/[^\s|,;<>()]+/giu;
const bareHost =
  /(?<![\p{L}\d@.-])(?:[a-z\d-]+\.)+(?:com|net|org|io|dev|me|app|info|tech|page|site|blog|eu|de|fr|es|it|nl|uk|in|co)(?:\/[^\s|,;<>()]*)?(?![\p{L}\d@])/giu;

const hostOf = (url: string): string => /^https?:\/\/(?:www\.)?([^/?#:]+)/iu.exec(url)?.[1]?.toLowerCase() ?? '';

/** The kind of profile that a URL links to. `portfolio` is reserved for personal sites. */
export const linkKindOf = (url: string): Link['kind'] => hosts.find(([pattern]) => pattern.test(hostOf(url)))?.[1] ?? 'other';

const toUrl = (text: string): string => {
  const trimmed = text.replace(/[.,;:)\]]+$/u, '');
  return /^https?:/iu.test(trimmed) ? trimmed : `https://${trimmed}`;
};

/** The URLs printed in a text; bare hosts only if `bare` is set. */
export const urlsIn = (text: string, bare: boolean): readonly string[] => {
  if (!(bare ? /[./]/ : /\/|www\./iu).test(text)) return [];
  let rest = text;
  for (const { raw } of emailsIn(text)) rest = rest.replace(raw, ' ');
  const found: string[] = [];
  for (const pattern of bare ? [withScheme, profilePath, bareHost] : [withScheme, profilePath]) {
    for (const [match] of rest.matchAll(pattern)) {
      found.push(toUrl(match));
      rest = rest.replace(match, ' ');
    }
  }
  return found;
};

const overlaps = (a: Box | null, b: Box | null): boolean =>
  a !== null && b !== null && a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

const keyOf = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/u, '')
    .replace(/\/$/u, '');

/**
 * The links in the contact data and the profile links in the whole document, deduplicated. A personal site in the contact data is
 * the portfolio.
 */
export const findLinks = (
  contact: readonly ResumeLine[],
  others: readonly ResumeLine[],
  layout: LayoutDocument,
): readonly Link[] => {
  const found = new Map<string, Link>();
  const add = (url: string, inContact: boolean, confidence: number, source: Link['source']): void => {
    const known = linkKindOf(url);
    const kind = known === 'other' && inContact ? 'portfolio' : known;
    const own = kind !== 'other' && (inContact || /^[^/]+\/.+/u.test(keyOf(url)));
    if (own && !found.has(keyOf(url))) found.set(keyOf(url), { value: url, kind, url, confidence, source });
  };
  for (const page of layout.pages) {
    for (const link of page.links) {
      if (!/^https?:/iu.test(link.url)) continue;
      const line = contact.find((each) => each.page === page.number && overlaps(each.box, link.box));
      const source = line === undefined ? { page: page.number, box: link.box, quote: link.url } : sourceOf(line);
      add(link.url, line !== undefined, 0.95, source);
    }
  }
  for (const line of contact) for (const url of urlsIn(line.text, true)) add(url, true, 0.9, sourceOf(line));
  for (const line of others)
    for (const url of urlsIn(line.text, false)) if (linkKindOf(url) === 'linkedin') add(url, false, 0.8, sourceOf(line));
  return [...found.values()];
};
