import { isAllowedAddress } from '@winnow/accounts';
import { AppError } from '@winnow/kernel';
import type { Backends, HealthReport } from '@winnow/runtime';
import type { Request, RequestHandler } from 'express';

const answerReport =
  (report: () => Promise<HealthReport>): RequestHandler =>
  async (_request, response) => {
    const body = await report();
    response.status(body.ok ? 200 : 503).json(body);
  };

type Deps = Pick<Backends, 'health' | 'metrics'> & { readonly metricsAllow: readonly string[] };

/** True for a caller that connects from an allowed address, directly or through a trusted proxy. */
const mayReadMetrics = ({ ip, headers, socket }: Request, metricsAllow: readonly string[]): boolean => {
  // Behind an untrusted proxy, everyone appears to come from the address of the proxy.
  const isHidden = 'x-forwarded-for' in headers && ip === socket.remoteAddress;
  return !isHidden && metricsAllow.length > 0 && isAllowedAddress({ ip_ranges: metricsAllow }, ip);
};

/** Liveness, readiness and metrics of the process. */
export const healthRoutes = ({ health, metrics, metricsAllow }: Deps) => ({
  healthz: answerReport(health.live),
  readyz: answerReport(health.ready),
  metrics: (async (request, response) => {
    if (!mayReadMetrics(request, metricsAllow)) throw new AppError('NOT_FOUND', 'There is no such operation.');
    response.set('Content-Type', metrics.registry.contentType).send(await metrics.registry.metrics());
  }) satisfies RequestHandler,
});
