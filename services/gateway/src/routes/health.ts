import type { Backends, HealthReport } from '@winnow/runtime';
import type { RequestHandler } from 'express';

const answerReport =
  (report: () => Promise<HealthReport>): RequestHandler =>
  async (_request, response) => {
    const body = await report();
    response.status(body.ok ? 200 : 503).json(body);
  };

/** Liveness and readiness of the process. */
export const healthRoutes = ({ health }: Pick<Backends, 'health'>) => ({
  healthz: answerReport(health.live),
  readyz: answerReport(health.ready),
});
