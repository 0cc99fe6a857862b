import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEvents, type ServerEvent } from '../src/read-events.ts';

const encoder = new TextEncoder();

const cut = async function* (bytes: Uint8Array, at: readonly number[]): AsyncGenerator<Uint8Array> {
  let from = 0;
  for (const to of [...at.map((each) => Math.min(each, bytes.length)), bytes.length].toSorted((a, b) => a - b)) {
    yield bytes.slice(from, to);
    from = to;
  }
};

const read = async (text: string, at: readonly number[] = []): Promise<readonly ServerEvent[]> => {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(cut(encoder.encode(text), at))) events.push(event);
  return events;
};

describe('server-sent events', () => {
  it('are read with their name, their data and the last id', async () => {
    expect(await read('id: 7\nevent: candidate\ndata: {"a":1}\n\ndata: b\n\n')).toEqual([
      { event: 'candidate', data: '{"a":1}', id: '7' },
      { event: 'message', data: 'b', id: '7' },
    ]);
  });

  it('may have comments, lines without colon or space, several lines of data, and any line end', async () => {
    expect(await read('\uFEFF: waiting\r\n\r\nevent:x\rdata:1\rdata\r\ndata:  2\n\r\nretry: 5\n\n')).toEqual([
      { event: 'x', data: '1\n\n 2', id: undefined },
    ]);
  });

  it('are no events without data, nor before they are ended', async () => {
    expect(await read('event: x\nid: 3\n\nevent: y\ndata: cut off\n')).toEqual([]);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'ü', '漢', '😀', ' ', ':', '"'), maxLength: 8 });
  const event = fc.record({
    id: fc.option(fc.nat().map(String), { nil: undefined }),
    event: fc.constantFrom('candidate', 'batch', 'message'),
    data: fc.array(word, { minLength: 1, maxLength: 3 }),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    comment: fc.boolean(),
  });

  it('are the same however the bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 6 }), fc.array(fc.nat(400), { maxLength: 40 }), async (events, at) => {
        let id: string | undefined;
        const expected = events.map((each): ServerEvent => {
          id = each.id ?? id;
          return { event: each.event, data: each.data.join('\n'), id };
        });
        const text = events
          .map(({ id: own, event: name, data, end, comment }) =>
            [
              ...(comment ? [': waiting', ''] : []),
              ...(own === undefined ? [] : [`id: ${own}`]),
              `event: ${name}`,
              ...data.map((line) => `data: ${line}`),
              '',
              '',
            ].join(end),
          )
          .join('');
        expect(await read(text, at)).toEqual(expected);
      }),
    );
  });

  it('are the same byte by byte', async () => {
    const text = 'id: 1\r\nevent: candidate\r\ndata: {"file_name":"Lebenslauf für 漢.pdf"}\r\n\r\n';
    expect(await read(text, [...encoder.encode(text).keys()])).toEqual(await read(text));
  });
});
