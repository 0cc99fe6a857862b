import { createGatewayService } from '@winnow/gateway-service';
import { gatewayConfig } from '@winnow/gateway-service/config';
import { createParserService } from '@winnow/parser-service';
import { parserConfig } from '@winnow/parser-service/config';
import type { Backends, Config, Service } from '@winnow/runtime';
import { createScoringService } from '@winnow/scoring-service';
import { createWelcome } from './welcome.ts';

/** Keys of all services together. */
export const standaloneConfig = { ...gatewayConfig, ...parserConfig };

/** Every service; those that do the work start before the one that takes it in. */
export const createServices = (backends: Backends, config: Config<typeof standaloneConfig>): readonly Service[] => {
  const gateway = createGatewayService(backends, config);
  return [
    createParserService(backends, config),
    createScoringService(backends),
    gateway,
    createWelcome(backends, config, gateway.address),
  ];
};
