/** One server-sent event; `id` is that of the last event that had one. */
export type ServerEvent = { readonly event: string; readonly data: string; readonly id: string | undefined };

/**
 * Lines of a text that arrives in pieces, without line ends (LF, CRLF or CR). A last line without a line end is incomplete and is
 * dropped.
 */
const readLines = async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let afterCarriageReturn = false;
  for await (const chunk of chunks) {
    let text = decoder.decode(chunk, { stream: true });
    if (text === '') continue;
    // A CRLF may be split between two pieces.
    if (afterCarriageReturn && text.startsWith('\n')) text = text.slice(1);
    afterCarriageReturn = text === '' ? false : text.endsWith('\r');
    const lines = text.split(/\r\n|\n|\r/);
    const last = lines.pop() ?? '';
    for (const line of lines) {
      yield rest + line;
      rest = '';
    }
    rest += last;
  }
};

/**
 * Server-sent events (WHATWG HTML) of a body, however it is split into chunks. An incomplete event is dropped, as after a broken
 * connection.
 */
export const readEvents = async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ServerEvent> {
  let event = '';
  let data: string[] = [];
  let id: string | undefined;
  for await (const line of readLines(chunks)) {
    if (line === '') {
      if (data.length > 0) yield { event: event === '' ? 'message' : event, data: data.join('\n'), id };
      event = '';
      data = [];
      continue;
    }
    const colon = line.indexOf(':');
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'event') event = value;
    else if (name === 'data') data.push(value);
    else if (name === 'id' && !value.includes('\0')) id = value;
  }
};
