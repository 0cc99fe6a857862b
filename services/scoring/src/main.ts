import { startProcess } from '@winnow/runtime';
import { scoringConfig } from './config.ts';
import { createScoringService } from './service.ts';

await startProcess('scoring', scoringConfig, (backends) => [createScoringService(backends)]);
