export { countPending, type Pending } from './count-pending.ts';
export { exportInstallation } from './export-installation.ts';
export { type Imported, importInstallation } from './import-installation.ts';
