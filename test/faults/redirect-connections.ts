import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { env } from 'node:process';

/**
 * Loaded before a service by `--import`: connections to the ports of `FAULTS_REDIRECT` (`from=to`, separated by commas) go to others.
 * Brokers tell clients their own addresses, so a proxy before a broker is passed by otherwise.
 */
const redirected = new Map((env.FAULTS_REDIRECT ?? '').split(',').map((pair) => pair.split('=').map(Number) as [number, number]));

const { connect } = net;

type Target = { readonly host?: string; readonly port?: number };

const isTarget = (value: unknown): value is Target => typeof value === 'object' && value !== null && 'port' in value;

const connectElsewhere = (...given: unknown[]): net.Socket => {
  const [target, ...rest] = given;
  const port = isTarget(target) ? redirected.get(Number(target.port)) : undefined;
  const changed = isTarget(target) && port !== undefined ? { ...target, port } : target;
  return Reflect.apply(connect, net, [changed, ...rest]) as net.Socket;
};

Object.assign(net, { connect: connectElsewhere });
syncBuiltinESMExports();
