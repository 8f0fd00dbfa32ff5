import type { Socket } from 'node:net';
import { errorCode } from '../processes/error-code.ts';
import { REFUSALS } from './refusal.ts';

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers a connection whose data is not a valid HTTP request. */
export function answerUnreadable(error: Error, socket: Socket): void {
  const code = errorCode(error) ?? '';
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const body = JSON.stringify({ error: true, ...REFUSALS.malformed });
  const lines = [
    `HTTP/1.1 ${STATUS_LINES[code] ?? '400 Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
