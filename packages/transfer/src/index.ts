export { countPending, type Pending } from './count-pending.ts';
export { exportInstallation } from './export-installation.ts';
export { importInstallation } from './import-installation.ts';
export { isEmpty } from './is-empty.ts';
export type { Imported } from './read-archive.ts';
export { verifyArchive } from './verify-archive.ts';
