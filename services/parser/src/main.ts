import { startProcess } from '@winnow/runtime';
import { parserConfig } from './config.ts';
import { createParserService } from './service.ts';

await startProcess('parser', parserConfig, (backends, config) => [createParserService(backends, config)]);
