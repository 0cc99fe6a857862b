export { openEmbeddedFiles } from './embedded-files.ts';
export { openEmbeddedLog } from './embedded-log.ts';
export { openEmbeddedRateLimits } from './embedded-rate-limits.ts';
export { openEmbeddedStore } from './embedded-store.ts';
export { openFolderFiles } from './folder-files.ts';
export { openSqlite } from './open-sqlite.ts';
export type { SqliteClient } from './sqlite-client.ts';
