import type { Files, SpanFacts, Tracing } from '@winnow/ports';

/** A file store whose calls are spans of what calls them, without names. */
export const traceFiles = (files: Files, tracing: Pick<Tracing, 'inside'>, facts: SpanFacts): Files => {
  const traced = <R>(operation: string, call: () => Promise<R>): Promise<R> =>
    tracing.inside(
      `${operation} file`,
      { kind: 'client', facts: { ...facts, 'db.collection.name': 'files', 'db.operation.name': operation } },
      call,
    );
  return {
    ...files,
    put: (source, options) => traced('put', () => files.put(source, options)),
    read: (name) => traced('read', () => files.read(name)),
    delete: (name) => traced('delete', () => files.delete(name)),
  };
};
