import type { Socket } from 'node:net';
import { AppError, type ErrorCode } from '#shared/kernel/errors.ts';
import { englishWords } from '#shared/kernel/messages.ts';

/** What Node gives up reading, by its code; whatever else it cannot read is simply no request. */
const STATUSES: Readonly<Record<string, readonly [status: string, code: ErrorCode]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too_large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', 'too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'bad_request'],
};

/** Answers a request that never became one, in the shape of all other failures, and hangs up. */
export function answerUnread(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code] = STATUSES[error.code ?? ''] ?? ['400 Bad Request', 'bad_request'];
  // Nothing was read that could tell another language.
  const body = JSON.stringify(new AppError(code).toAnswer(englishWords));
  if (socket.writable) {
    const headers = ['Content-Type: application/json; charset=utf-8', 'Cache-Control: no-store', 'Connection: close'];
    socket.write(
      [`HTTP/1.1 ${status}`, ...headers, `Content-Length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'),
    );
  }
  socket.destroy(error);
}
