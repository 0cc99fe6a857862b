import { type Deployment, deployDistributed } from './deployment.ts';
import type { DistributedServers } from './distributed.ts';
import { freePort } from './free-port.ts';

/** Every service and a dashboard, which knows one of the gateways by its address. */
export const deployWithDashboard = async (
  servers: DistributedServers,
  environment: { readonly [key: string]: string } = {},
): Promise<Deployment> => {
  const port = String(await freePort());
  const own = (name: string, number: number): { readonly [key: string]: string } => {
    if (name === 'gateway' && number === 0) return { WINNOW_PORT: port };
    return name === 'dashboard' ? { WINNOW_GATEWAY_URL: `http://127.0.0.1:${port}` } : {};
  };
  return deployDistributed(servers, environment, { besides: ['dashboard'], own });
};
