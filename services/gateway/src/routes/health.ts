import type { Backends, HealthReport } from '@winnow/runtime';
import type { RequestHandler } from 'express';

const answerReport =
  (report: () => Promise<HealthReport>): RequestHandler =>
  async (_request, response) => {
    const body = await report();
    response.status(body.ok ? 200 : 503).json(body);
  };

/** Liveness, readiness and metrics of the process. */
export const healthRoutes = ({ health, metrics }: Pick<Backends, 'health' | 'metrics'>) => ({
  healthz: answerReport(health.live),
  readyz: answerReport(health.ready),
  metrics: (async (_request, response) => {
    response.set('Content-Type', metrics.registry.contentType).send(await metrics.registry.metrics());
  }) satisfies RequestHandler,
});
