export type CodeBlock = { readonly language: string; readonly code: string };

/** The fenced code of a Markdown text, in its order. */
export const codeBlocks = (markdown: string): readonly CodeBlock[] =>
  [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({ language, code }));
