import { operatorLoopback } from '@winnow/accounts';
import { createBatchCoordinatorService } from '@winnow/batch-coordinator-service';
import { batchCoordinatorConfig } from '@winnow/batch-coordinator-service/config';
import { createDashboardService, type DashboardService } from '@winnow/dashboard-service';
import { dashboardConfig } from '@winnow/dashboard-service/config';
import { createGatewayService } from '@winnow/gateway-service';
import { gatewayConfig } from '@winnow/gateway-service/config';
import { createParserService } from '@winnow/parser-service';
import { parserConfig } from '@winnow/parser-service/config';
import { createQuestionService } from '@winnow/question-service';
import type { Backends, Config, Service } from '@winnow/runtime';
import { createScoringService } from '@winnow/scoring-service';
import { createWebhookDispatcherService } from '@winnow/webhook-dispatcher-service';
import { webhookDispatcherConfig } from '@winnow/webhook-dispatcher-service/config';
import { createWelcome } from './welcome.ts';

/** Configuration keys of all services together. */
export const standaloneConfig = {
  ...gatewayConfig,
  ...parserConfig,
  ...batchCoordinatorConfig,
  ...webhookDispatcherConfig,
  ...dashboardConfig,
  /** People who try Winnow on one machine have the webhook receiver there, too. */
  webhookAllow: { ...gatewayConfig.webhookAllow, fallback: operatorLoopback },
};

/** Every service; workers start before the gateway, which accepts work. */
export const createServices = (backends: Backends, config: Config<typeof standaloneConfig>): readonly Service[] => {
  const gateway = createGatewayService(backends, config, () => config.publicUrl ?? dashboard.address());
  const dashboard: DashboardService = createDashboardService(backends, config, gateway.address);
  return [
    createParserService(backends, config),
    createScoringService(backends),
    createQuestionService(backends),
    createBatchCoordinatorService(backends, config),
    createWebhookDispatcherService(backends, config),
    gateway,
    dashboard,
    createWelcome(backends, config, { gateway: gateway.address, dashboard: dashboard.address }),
  ];
};
