// Loaded before a service (node --import): what was compiled once is read from the folder for temporary files, by worker threads, too.
import { enableCompileCache } from 'node:module';

enableCompileCache();
