import type { Guide } from './guides.ts';

const about =
  'Winnow parses and scores resumes (PDF, DOCX, TXT), matches them with jobs, writes interview questions and screens thousands of resumes per batch over an HTTP API.';

/** An overview of the documentation for language models (https://llmstxt.org). */
export const llmsText = (guides: readonly Guide[]): string => `# Winnow

> ${about}

Every operation takes an API key in the header \`x-api-key\`; \`POST /v1/score-ats\` also works without one. Files are sent as multipart form data. JSON fields are snake_case. Every error has the same body, with a code in \`detail.error\`.

## Guides

${guides.map(({ slug, title, summary }) => `- [${title}](/docs/${slug}.md): ${summary}`).join('\n')}

## Reference

- [OpenAPI document](/openapi.json): every operation with its fields, responses, errors and examples
- [All guides in one file](/llms-full.txt)
`;

/** All guides in one text. */
export const llmsFullText = (guides: readonly Guide[]): string => guides.map(({ markdown }) => markdown).join('\n');

/** A sitemap of the pages of the documentation, below the address of the server. */
export const sitemap = (guides: readonly Guide[], origin: string): string => {
  const paths = ['/docs', '/docs/api', ...guides.map(({ slug }) => `/docs/${slug}`)];
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
};
