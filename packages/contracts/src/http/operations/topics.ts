import { z } from 'zod';
import { deadLetterList, replayed, replayInput, topicList } from '../../bodies/dead-letter.ts';
import { type HttpOperation, idempotencyErrors, identifier, page, settings } from '../http-operation.ts';

const byTopic = z.object({ topic: identifier });
const forOperators = 'Requires a key of an operator’s account.';

/** Operations on dead letters. */
export const topicOperations = {
  listTopics: {
    method: 'get',
    path: '/v1/topics',
    tag: 'Service',
    summary: 'List topics',
    description: forOperators,
    access: settings,
    answers: [{ status: 200, description: 'Every topic.', schema: topicList }],
    errors: [],
  },
  listDeadLetters: {
    method: 'get',
    path: '/v1/topics/{topic}/dead-letters',
    tag: 'Service',
    summary: 'List dead letters',
    description: `${forOperators} Oldest first. Replayed dead letters are left out, so a page may contain fewer items than requested.`,
    access: settings,
    pathParameters: byTopic,
    query: z.object(page),
    answers: [{ status: 200, description: 'A page of dead letters.', schema: deadLetterList }],
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
  },
  replayDeadLetters: {
    method: 'post',
    path: '/v1/topics/{topic}/dead-letters/replay',
    tag: 'Service',
    summary: 'Replay dead letters',
    description: `${forOperators} Publishes the same messages again, in the order in which they failed. An operation or candidate that was already reported as failed stays failed.`,
    access: settings,
    pathParameters: byTopic,
    json: replayInput,
    idempotent: true,
    answers: [{ status: 200, description: 'The number of messages that were published.', schema: replayed }],
    errors: ['INVALID_REQUEST', 'NOT_FOUND', ...idempotencyErrors],
  },
} as const satisfies { readonly [id: string]: HttpOperation };
