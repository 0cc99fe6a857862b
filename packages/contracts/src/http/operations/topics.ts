import { z } from 'zod';
import { deadLetterList, replayed, replayInput, topicList } from '../../bodies/dead-letter.ts';
import { type HttpOperation, idempotencyErrors, identifier, page, settings } from '../http-operation.ts';

const byTopic = z.object({ topic: identifier });
const forOperators = 'For keys of an operator’s account.';

/** Operations on dead letters. */
export const topicOperations = {
  listTopics: {
    method: 'get',
    path: '/v1/topics',
    tag: 'Service',
    summary: 'List topics with their dead letters',
    description: forOperators,
    access: settings,
    answers: [{ status: 200, description: 'Every topic.', schema: topicList }],
    errors: [],
  },
  listDeadLetters: {
    method: 'get',
    path: '/v1/topics/{topic}/dead-letters',
    tag: 'Service',
    summary: 'List the dead letters of a topic, oldest first',
    description: `${forOperators} Those that were replayed are left out, so that a page may hold fewer than were asked for.`,
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
    summary: 'Publish dead letters again',
    description: `${forOperators} As the same messages, in the order in which they were given up. An operation or candidate that was reported as failed stays failed, although its work is done now.`,
    access: settings,
    pathParameters: byTopic,
    json: replayInput,
    idempotent: true,
    answers: [{ status: 200, description: 'How many were published.', schema: replayed }],
    errors: ['INVALID_REQUEST', 'NOT_FOUND', ...idempotencyErrors],
  },
} as const satisfies { readonly [id: string]: HttpOperation };
