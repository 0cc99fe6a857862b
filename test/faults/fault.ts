import type { ClusterServers } from './cluster-servers.ts';
import type { SmallDisk } from './small-disk.ts';
import type { Fleet } from './start-fleet.ts';

/** What a fault has in hand. */
export type Scene = {
  readonly fleet: Fleet;
  readonly servers: ClusterServers | undefined;
  readonly brokers: readonly string[];
  /** What a standalone process works on when its disk is to fill up. */
  readonly disk: SmallDisk | undefined;
  /** Resolves after so many milliseconds of the load. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** How many operations have ended so far, as seen by HTTP. */
  readonly ended: () => number;
};

/** One row of the table. */
export type Fault = {
  readonly name: string;
  readonly mode: Fleet['mode'];
  readonly kind: 'none' | 'kill' | 'freeze' | 'restart' | 'cut' | 'disk';
  /** Seconds within which the work must go on. */
  readonly limit: number;
  /** Works on brokers or databases, so it needs their processes, not only their addresses. */
  readonly needsServers: boolean;
  /** Before the load. */
  readonly prepare?: (scene: Scene) => Promise<void>;
  /** Breaks something and heals it; resolves when all is as it was. */
  readonly inject: (scene: Scene) => Promise<void>;
  /** After the checks. */
  readonly restore?: (scene: Scene) => Promise<void>;
};
