import { createGatewayService } from '@winnow/gateway-service';
import { gatewayConfig } from '@winnow/gateway-service/config';
import { createParserService } from '@winnow/parser-service';
import { parserConfig } from '@winnow/parser-service/config';
import { startProcess } from '@winnow/runtime';
import { createScoringService } from '@winnow/scoring-service';
import { createWelcome } from './welcome.ts';

await startProcess('standalone', { ...gatewayConfig, ...parserConfig }, (backends, config) => {
  const gateway = createGatewayService(backends, config);
  return [
    createParserService(backends, config),
    createScoringService(backends),
    gateway,
    createWelcome(backends, config, gateway.address),
  ];
});
