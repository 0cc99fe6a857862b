export { buildTask } from './build-task.ts';
export { type EmbeddedBackends, openEmbeddedBackends } from './embedded-backends.ts';
export { messageOf, notePublished, type Published } from './note-published.ts';
