import type { RecordAction } from '@winnow/accounts';
import { type DeadLetterBody, type DeadLetterList, type Replayed, replayInput, type TopicList } from '@winnow/contracts';
import type { DeadLetter } from '@winnow/ports';
import type { RequestHandler } from 'express';
import { encodeCursor, pageOf, wrongCursor } from '../http/find-page.ts';
import { parseInput } from '../http/parse-input.ts';
import type { Act } from '../middleware/answer-once.ts';
import type { AssertOperator } from '../middleware/assert-operator.ts';
import { callerOf } from '../middleware/call.ts';
import type { DeadLetterDesk } from '../operations/dead-letters.ts';

type Deps = { readonly desk: DeadLetterDesk; readonly assertOperator: AssertOperator; readonly note: RecordAction };

type ByTopic = RequestHandler<{ topic: string }>;

const describe = ({ record: { headers }, position, payload, topic: _, ...facts }: DeadLetter): DeadLetterBody => ({
  id: String(position),
  message_id: headers.ce_id ?? null,
  type: headers.ce_type ?? null,
  source: headers.ce_source ?? null,
  published_at: headers.ce_time ?? null,
  ...facts,
  payload: payload as DeadLetterBody['payload'],
});

/** Dead letters: for operators. */
export const topicRoutes = ({ desk, assertOperator, note }: Deps) => {
  const list: RequestHandler = async (_, response) => {
    await assertOperator(callerOf(response));
    const counts = [...(await desk.count())].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const body: TopicList = { topics: counts.map(([topic, dead_letters]) => ({ topic, dead_letters })) };
    response.json(body);
  };

  const read: ByTopic = async (request, response) => {
    await assertOperator(callerOf(response));
    const { limit, cursor = '0' } = pageOf(request as Parameters<RequestHandler>[0]);
    if (!/^\d{1,15}$/.test(cursor)) throw wrongCursor();
    const { letters, next } = await desk.list(request.params.topic, Number(cursor), limit);
    const body: DeadLetterList = {
      dead_letters: letters.map(describe),
      next_cursor: next === null ? null : encodeCursor(String(next)),
    };
    response.json(body);
  };

  const replay: Act = async ({ request, caller }) => {
    await assertOperator(caller);
    const topic = String(request.params.topic);
    const input = parseInput(replayInput, request.body);
    // Before anything is recorded: an unknown topic is rejected.
    await desk.list(topic, 0, 1);
    await note({ account_id: caller.accountId, actor: caller.keyId, action: 'dead_letters.replayed', target: topic });
    const chosen = 'all' in input ? 'all' : new Set(input.ids.map(Number));
    const done = await desk.replay(topic, chosen, caller.keyId);
    const body: Replayed = { replayed: done, remaining: (await desk.count()).get(topic) ?? 0 };
    return { status: 200, body };
  };

  return { list, read, replay };
};
