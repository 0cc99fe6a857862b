import { startProcess } from '@winnow/runtime';
import { gatewayConfig } from './config.ts';
import { createGatewayService } from './service.ts';

await startProcess('gateway', gatewayConfig, (backends, config) => [createGatewayService(backends, config)]);
