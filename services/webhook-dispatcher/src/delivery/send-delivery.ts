import { type AddressRule, readWebhookUrl, type WebhookTarget } from '@winnow/accounts';
import type { DeliveryAttempt, DeliveryRecord } from '@winnow/contracts';
import { abortWith, type Clock, isoTime } from '@winnow/kernel';
import type { Headers } from '@winnow/ports';
import type { LookUp, systemTimers } from '@winnow/runtime';
import type { Answer, Post, Posted } from './post-pinned.ts';
import { resolveTarget } from './resolve-target.ts';
import { retryAfterMs } from './retry-after.ts';
import { signEvent } from './sign-event.ts';

export type SendDeps = {
  readonly lookUp: LookUp;
  readonly post: (post: Post) => Promise<Posted>;
  readonly now: Clock;
  readonly timers: Pick<typeof systemTimers, 'sleep'>;
  /** For the whole attempt: lookup, connection, request and response. */
  readonly deadlineMs: number;
};

export type Tried = {
  readonly attempt: DeliveryAttempt;
  /** The minimum delay that the receiver asks for. */
  readonly retryAfterMs: number;
};

type Sending = {
  readonly delivery: Pick<DeliveryRecord, 'id' | 'payload' | 'tries'>;
  readonly url: string;
  readonly secret: string;
  /** Allowed webhook targets of the account. */
  readonly addressRule: AddressRule;
  /** Headers that let the receiver join the trace of the attempt; none without tracing. */
  readonly trace: Headers;
  /** Aborted when the process cannot wait any longer. */
  readonly stopping: AbortSignal;
};

type Failed = { readonly error: NonNullable<DeliveryAttempt['error']> };

const targetOf = (url: string): WebhookTarget | undefined => {
  try {
    return readWebhookUrl(url);
  } catch {
    // It was accepted when it was saved, so the rules have become stricter since.
    return undefined;
  }
};

const errorOfStatus = (status: number): DeliveryAttempt['error'] => {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return 'gone';
  return status >= 300 && status < 400 ? 'redirect' : 'status';
};

const outcomeOf = (posted: Posted | Failed, { now, startedAt }: { readonly now: number; readonly startedAt: number }): Tried => {
  const facts = { at: isoTime(startedAt), milliseconds: Math.max(0, now - startedAt) };
  const isAnswer = (each: Posted | Failed): each is Answer => 'status' in each;
  // A status that HTTP does not define is not a response.
  if (!isAnswer(posted) || posted.status < 100 || posted.status > 599) {
    const error = isAnswer(posted) ? 'connection_failed' : posted.error;
    return { attempt: { ...facts, status: null, error, answer: null }, retryAfterMs: 0 };
  }
  const { status, text, retryAfter } = posted;
  const error = errorOfStatus(status);
  return {
    attempt: { ...facts, status, error, answer: text },
    retryAfterMs: error === null ? 0 : retryAfterMs(retryAfter, now),
  };
};

/** Makes one attempt and returns its result; `undefined` when the process stopped before it was known. Never rejects. */
export const sendDelivery = async (
  { lookUp, post, now, timers, deadlineMs }: SendDeps,
  { delivery, url, secret, addressRule, trace, stopping }: Sending,
): Promise<Tried | undefined> => {
  const startedAt = now();
  const ended = new AbortController();
  const controller = new AbortController();
  const { signal } = controller;
  let late = false;
  void timers.sleep(deadlineMs, ended.signal).then(() => {
    if (ended.signal.aborted) return;
    late = true;
    controller.abort();
  });
  const release = abortWith(stopping, controller);
  const cut = Promise.withResolvers<Failed>();
  signal.addEventListener('abort', () => cut.resolve({ error: 'timeout' }), { once: true });

  const attempt = async (): Promise<Posted | Failed> => {
    const target = targetOf(url);
    if (target === undefined) return { error: 'refused_address' };
    // A lookup cannot be aborted, so only the wait for it is.
    const resolved = await Promise.race([resolveTarget(target, delivery.tries, { lookUp, addressRule }), cut.promise]);
    if (!('address' in resolved)) return resolved;
    const { body, headers } = signEvent(delivery, secret, startedAt);
    const posted = await post({
      target,
      address: resolved.address,
      mayReach: (address) => addressRule.mayReach(address, target.scheme),
      body,
      headers: { ...headers, ...trace },
      signal,
    });
    // The response of a private address must not reach the person who chose the URL.
    return 'status' in posted && !addressRule.isPublic(resolved.address) ? { ...posted, text: null } : posted;
  };

  const posted = await attempt().finally(() => {
    ended.abort();
    release();
  });
  if ('status' in posted || !signal.aborted) return outcomeOf(posted, { now: now(), startedAt });
  return late ? outcomeOf({ error: 'timeout' }, { now: now(), startedAt }) : undefined;
};
