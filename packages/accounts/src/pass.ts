import type { Clock } from '@winnow/kernel';
import { allRights, type KeyRights } from './key-rights.ts';
import type { SecretBox } from './secret-box.ts';

/** What the dashboard tells the gateway of the signed-in person on whose behalf it calls. */
export type Pass = {
  readonly accountId: string;
  /** ID of the key or of the person. */
  readonly actor: string;
  readonly by: 'key' | 'person';
  /** By the role of a member, or those of the key. */
  readonly held: KeyRights;
};

/** The scheme of the `Authorization` header. */
const passScheme = 'Winnow-Pass';

/** For one request: long enough for two clocks to differ. */
const validMs = 60_000;
const context = 'gateway pass';

type Sealed = { readonly pass: Pass; readonly until: number };

/** A pass as a header that only this deployment can make or read. */
export const sealPass = (box: SecretBox, now: Clock, pass: Pass): string =>
  `${passScheme} ${box.seal(JSON.stringify({ pass, until: now() + validMs } satisfies Sealed), context)}`;

/** The pass of an `Authorization` header; `undefined` when it is none of ours, was modified, or is a minute old. */
export const openPass = (box: SecretBox, now: Clock, header: string): Pass | undefined => {
  const [scheme, sealed = ''] = header.split(' ');
  if (scheme !== passScheme) return undefined;
  const opened = box.open(sealed, context);
  if (opened === undefined) return undefined;
  const { pass, until }: Sealed = JSON.parse(opened);
  // A dashboard of an earlier release names no role: it signs in owners only.
  return now() < until ? { ...pass, held: { ...allRights, ...pass.held } } : undefined;
};
