export { countPending, type Pending } from './count-pending.ts';
export { exportInstallation } from './export-installation.ts';
export { type Imported, importInstallation } from './import-installation.ts';
export { isEmpty } from './is-empty.ts';
export { verifyArchive } from './verify-archive.ts';
