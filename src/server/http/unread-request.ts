import type { Socket } from 'node:net';
import { AppError, type ErrorCode } from '#shared/kernel/errors.ts';
import { englishWords } from '#shared/kernel/messages.ts';

/** The statuses for Node's parser errors. Every other error means that the data is not a valid request. */
const STATUSES: Readonly<Record<string, readonly [status: string, code: ErrorCode]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too_large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', 'too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'bad_request'],
};

/** Answers data that Node could not parse as a request, in the usual error format, and closes the connection. */
export function answerUnread(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code] = STATUSES[error.code ?? ''] ?? ['400 Bad Request', 'bad_request'];
  // The message is in English, because no headers were read that would name another language.
  const body = JSON.stringify(new AppError(code).toAnswer(englishWords));
  if (socket.writable) {
    const headers = ['Content-Type: application/json; charset=utf-8', 'Cache-Control: no-store', 'Connection: close'];
    socket.write(
      [`HTTP/1.1 ${status}`, ...headers, `Content-Length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'),
    );
  }
  socket.destroy(error);
}
