import type { Duplex } from 'node:stream';
import { AppError } from '@winnow/kernel';
import { errorBodyOf } from '@winnow/web';

const statusOf = (code: string | undefined): string => {
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large';
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
};

/** Responds to invalid HTTP, which reaches no route, with the usual error body, and closes the connection. */
export const answerBrokenRequest = (error: NodeJS.ErrnoException, socket: Duplex, requestId: string): void => {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = statusOf(error.code);
  const body = JSON.stringify({
    ...errorBodyOf(new AppError('INVALID_REQUEST', 'The request is not valid HTTP, or took too long to arrive.'), requestId),
    status: Number.parseInt(status, 10),
  });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};
