import { startProcess } from '@winnow/runtime';
import { webhookDispatcherConfig } from './config.ts';
import { createWebhookDispatcherService } from './service.ts';

await startProcess('webhook-dispatcher', webhookDispatcherConfig, (backends, config) => [
  createWebhookDispatcherService(backends, config),
]);
