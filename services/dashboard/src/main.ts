import { startProcess } from '@winnow/runtime';
import { dashboardConfig } from './config.ts';
import { createDashboardService } from './service.ts';

await startProcess('dashboard', dashboardConfig, (backends, config) => [createDashboardService(backends, config)]);
