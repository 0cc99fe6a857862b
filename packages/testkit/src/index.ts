export { type EmbeddedBackends, openEmbeddedBackends } from './embedded-backends.ts';
export { messageOf, notePublished, type Published } from './note-published.ts';
