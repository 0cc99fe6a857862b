import type { SecretBox } from '@winnow/accounts';
import type { HttpOperationId } from '@winnow/contracts';
import { AppError, type Clock } from '@winnow/kernel';
import type { Request, RequestHandler, Response } from 'express';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { claim } from '../operations/claim-key.ts';
import type { GatewayStore } from '../store.ts';
import { type Caller, callerOf, callOf } from './call.ts';

export type Answer = {
  readonly status: number;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: unknown;
};

type ActContext = {
  readonly request: Request;
  readonly caller: Caller;
  /** The same when a claimed request is resumed: anything created under it is created once. */
  readonly operationId: string;
};

export type Act = (context: ActContext) => Promise<Answer>;

export type AnswerOnceDeps = {
  readonly store: Pick<GatewayStore, 'idempotency'>;
  readonly now: Clock;
  readonly box: Pick<SecretBox, 'seal' | 'open'>;
};

const send = (response: Response, { status, headers = {}, body }: Answer): void => {
  response.status(status).set(headers);
  if (body === undefined) response.end();
  else response.json(body);
};

/**
 * Responds to an operation that completes immediately, honouring `Idempotency-Key`: the response is stored, encrypted because it
 * may contain a key, and returned again to the same request. `contentOf` returns what makes two requests the same, in addition to
 * path and JSON body.
 */
export const answerOnce =
  (
    { store: { idempotency }, now, box }: AnswerOnceDeps,
    id: HttpOperationId,
    act: Act,
    contentOf: (request: Request, caller: Caller) => readonly string[] = () => [],
  ): RequestHandler<never> =>
  async (request: Request, response: Response) => {
    const caller = callerOf(response);
    const { operationId } = callOf(response);
    const key = idempotencyKeyOf(request.get('idempotency-key'));
    if (key === undefined) return send(response, await act({ request, caller, operationId }));

    // The rights of a key are part of its request: a response is not returned again to a key with fewer rights.
    const content = [
      id,
      caller.held.scopes.join(','),
      ...(caller.held.role === 'owner' ? [] : [caller.held.role]),
      JSON.stringify(request.params),
      JSON.stringify(request.body ?? null),
      ...contentOf(request, caller),
    ];
    const claimed = await claim(idempotency, now, { accountId: caller.accountId, key, request: content, operationId });
    if (claimed.kind === 'before') {
      const { answer } = claimed.record;
      if (answer !== undefined) {
        response.set('Idempotent-Replayed', 'true');
        const opened = box.open(answer, claimed.record.id);
        if (opened === undefined)
          throw new AppError('INTERNAL', 'The stored answer cannot be read with the secret key in force.');
        return send(response, JSON.parse(opened));
      }
    }
    const first = claimed.kind === 'first' ? claimed : await claimed.takeOver();
    try {
      const answer = await act({ request, caller, operationId: first.operationId });
      const sealed = box.seal(JSON.stringify(answer), first.recordId);
      await idempotency.update(first.recordId, (current) => ({ ...current, answer: sealed }));
      send(response, answer);
    } catch (error) {
      await first.abandon(error);
      throw error;
    }
  };
