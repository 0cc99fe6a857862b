import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** An API server that a test may use. */
export type KubernetesServer = {
  readonly kubeconfig: string;
  /** With helm and kubectl. */
  readonly path: string;
  /** For files of the run. */
  readonly folder: string;
};

/** Runs a command that finds the API server; rejects with what it printed when it fails. */
export const runOn = async (server: KubernetesServer, command: string, args: readonly string[], input = ''): Promise<string> => {
  const child = spawn(command, args, { env: { HOME: server.folder, PATH: server.path, KUBECONFIG: server.kubeconfig } });
  child.stdin.end(input);
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${errors}${out}`);
  return out;
};
