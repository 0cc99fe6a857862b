export { buildTask } from './build-task.ts';
export { type EmbeddedBackends, openEmbeddedBackends } from './embedded-backends.ts';
export { messageOf, type Published, recordPublished } from './record-published.ts';
