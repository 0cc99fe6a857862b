import { posix } from 'node:path';

type SourceText = { readonly path: string; readonly text: string };

/** Links of Markdown documents to files of the project that are not there, as `document: target`. */
export const brokenLinks = (documents: readonly SourceText[], exists: (path: string) => boolean): readonly string[] =>
  documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !exists(posix.join(posix.dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  );

export type MessageUse = { readonly consumed: readonly string[]; readonly published: readonly string[] };

const sortedSet = (values: readonly string[]): readonly string[] => [...new Set(values)].toSorted();

/** Types of the messages that code subscribes to and publishes; `types` has the type of each exported definition. A name it lacks stays as it is. */
export const messagesInCode = (code: string, types: ReadonlyMap<string, string>): MessageUse => {
  const used = (call: RegExp) => sortedSet([...code.matchAll(call)].map(([, name = '']) => types.get(name) ?? name));
  return {
    consumed: used(/\b(?:subscribe|replies)\(\s*([\w.]+)/g),
    published: used(/\bpublish\(\s*([\w.]+)/g),
  };
};

/** Types of the messages that the README of a service names as consumed and published. */
export const messagesInReadme = (text: string): MessageUse => {
  const named = (title: string): readonly string[] => {
    const line = text.split('\n').find((each) => each.startsWith(`- **${title}**`)) ?? '';
    return sortedSet([...line.matchAll(/`([a-z]+\.[a-z.]+)`/g)].map(([, type = '']) => type));
  };
  return { consumed: named('Consumes'), published: named('Publishes') };
};
