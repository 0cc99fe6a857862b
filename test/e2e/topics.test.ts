import { deadLetterList, messages, replayed, topicList } from '@winnow/contracts';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { get, send } from '../support/call.ts';
import { appendForeign } from '../support/kafka-topics.ts';
import { createDataPlace } from '../support/stored-data.ts';
import { describeModes } from './modes.ts';

const topic = 'webhook.send';
const secret = 'ada.example@example.com';
const place = createDataPlace();

describeModes((deployment) => {
  const url = (path: string): string => `${deployment().addresses()[0]}${path}`;
  afterAll(() => place.remove(deployment));

  it('names every topic of the system to an operator, none with a dead letter at first', async () => {
    const { topics } = topicList.parse((await get(url('/v1/topics'))).body);
    expect(topics).toHaveLength(messages.flatMap(({ lanes }) => lanes).length);
    expect(topics.filter(({ dead_letters }) => dead_letters > 0)).toEqual([]);
    expect((await get(url(`/v1/topics/${topic}/dead-letters`))).body).toEqual({ dead_letters: [], next_cursor: null });
    const none = await send('POST', url(`/v1/topics/${topic}/dead-letters/replay`), { all: true });
    expect([none.status, none.body]).toEqual([200, { replayed: 0, remaining: 0 }]);
  });

  it('refuses a topic that is not there, and a choice that is none', async () => {
    expect((await get(url('/v1/topics/no.such/dead-letters'))).status).toBe(404);
    expect((await send('POST', url('/v1/topics/no.such/dead-letters/replay'), { all: true })).status).toBe(404);
    expect((await send('POST', url(`/v1/topics/${topic}/dead-letters/replay`), { ids: [] })).status).toBe(400);
  });

  it('counts a record that nobody can read, shows it without its content, and replays it once', async ({ skip }) => {
    const servers = inject('distributed');
    if (deployment().mode === 'standalone' || 'missing' in servers) return skip('Only Winnow writes to its own log.');
    const countOf = async (): Promise<number | undefined> =>
      topicList.parse((await get(url('/v1/topics'))).body).topics.find((each) => each.topic === topic)?.dead_letters;
    const value = JSON.stringify({ mail: secret });
    await appendForeign(servers.brokers, [
      { topic: `${place.environment.WINNOW_TOPIC_PREFIX}${topic}`, messages: [{ partition: 0, value }] },
    ]);
    await vi.waitFor(async () => expect(await countOf()).toBe(1), { timeout: 90_000, interval: 200 });

    const { body } = await get(url(`/v1/topics/${topic}/dead-letters`));
    const [letter] = deadLetterList.parse(body).dead_letters;
    expect(letter).toMatchObject({ reason: 'Error', attempts: 0, partition: 0, payload: null });
    expect(JSON.stringify(body)).not.toContain(secret);

    const replay = (input: object) => send('POST', url(`/v1/topics/${topic}/dead-letters/replay`), input);
    expect(replayed.parse((await replay({ ids: [letter?.id] })).body).replayed).toBe(1);
    // Nobody can read it now either: it is given up anew, as another dead letter.
    await vi.waitFor(async () => expect(await countOf()).toBe(1), { timeout: 90_000, interval: 200 });
    const [again] = deadLetterList.parse((await get(url(`/v1/topics/${topic}/dead-letters`))).body).dead_letters;
    expect(again?.id).not.toBe(letter?.id);
    expect(replayed.parse((await replay({ ids: [letter?.id] })).body).replayed).toBe(0);
  });
}, place.environment);
