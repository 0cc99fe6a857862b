import { fileURLToPath } from 'node:url';

/** Folder of the built pages. */
export const workspaceFolder: string = fileURLToPath(new URL('./generated/', import.meta.url));

/** Where a signed-in person begins. */
export const workspacePath = '/app/';
