import { startProcess } from '@winnow/runtime';
import { createServices, standaloneConfig } from './services.ts';

await startProcess('standalone', standaloneConfig, createServices);
