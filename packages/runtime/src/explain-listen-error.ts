import type { ConfigSpec } from './read-config.ts';

const reasons: { readonly [code: string]: string } = {
  EADDRINUSE: 'is in use by another process',
  EACCES: 'needs privileges that this process does not have',
  EADDRNOTAVAIL: 'is not an address of this machine',
};

/**
 * Why a server could not listen, with the variables that set its address; `undefined` for any other error.
 */
export const explainListenError = (
  error: unknown,
  spec: ConfigSpec,
  config: { readonly [name: string]: unknown },
): string | undefined => {
  if (!(error instanceof Error) || !('syscall' in error && 'code' in error && 'address' in error)) return undefined;
  const reason = reasons[String(error.code)];
  if (error.syscall !== 'listen' || reason === undefined) return undefined;
  // Absent where any free port was asked for.
  const port = 'port' in error ? error.port : 0;
  const wrong = error.code === 'EADDRNOTAVAIL' ? error.address : port;
  const keys = Object.entries(spec).flatMap(([name, { key }]) => (config[name] === wrong ? [key] : []));
  return `${error.code === 'EADDRNOTAVAIL' ? error.address : `${error.address}:${port}`} ${reason}; set ${keys.join(' or ')} to another.`;
};
