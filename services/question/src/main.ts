import { startProcess } from '@winnow/runtime';
import { questionConfig } from './config.ts';
import { createQuestionService } from './service.ts';

await startProcess('question', questionConfig, (backends) => [createQuestionService(backends)]);
