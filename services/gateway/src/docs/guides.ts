import { readFileSync } from 'node:fs';

/** In the order in which a newcomer reads them; each is a file of `docs/guides`. */
const slugs = [
  'start',
  'authentication',
  'asynchronous-work',
  'idempotency',
  'batches',
  'webhooks',
  'errors',
  'limits',
  'privacy',
  'languages',
] as const;

export type Guide = {
  readonly slug: string;
  readonly title: string;
  /** The first paragraph. */
  readonly summary: string;
  readonly markdown: string;
};

const readGuide = (slug: string): Guide => {
  const markdown = readFileSync(new URL(`../../../../docs/guides/${slug}.md`, import.meta.url), 'utf8');
  const [, title, summary] = /^# (.+)\n\n(.+)\n/.exec(markdown) ?? [];
  if (title === undefined || summary === undefined) throw new Error(`The guide ${slug} has no title and first paragraph.`);
  return { slug, title, summary, markdown };
};

/** The guides of the documentation. */
export const readGuides = (): readonly Guide[] => slugs.map(readGuide);
