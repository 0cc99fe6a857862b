import { type Check, notApplicable } from '../../check.ts';
import { sourceEvidence } from '../../evidence.ts';

/** A URL in normalised form: without scheme, `www.` and trailing slash. */
const bare = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//u, '')
    .replace(/^www\./u, '')
    .replace(/[/?#]+$/u, '');

/** Full points when the address of every link to a profile or site also stands in the text, none otherwise (common advice: many systems keep the text of a file and drop what lies behind it). */
export const links: Check = {
  id: 'compatibility.links',
  category: 'compatibility',
  max: 1,
  unit: 'links',
  threshold: 0,
  measure: ({ content: { profile }, lines }) => {
    if (profile.links.length === 0) return notApplicable;
    const text = lines.map((line) => line.text.replace(/\s/gu, '').toLowerCase()).join('');
    const unwritten = profile.links.filter(({ url }) => !text.includes(bare(url)));
    const count = unwritten.length;
    return { value: count, points: count === 0 ? 1 : 0, params: { count }, evidence: sourceEvidence(unwritten) };
  },
};
