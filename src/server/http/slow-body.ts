import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { answerUnread } from './unread-request.ts';

type Pace = {
  /** How long any body may take. A file may take as long again if enough of it came meanwhile, and so on. */
  patienceMs: number;
  /** A slow telephone line manages it. */
  uploadBytesPerSecond: number;
};
const PACE: Pace = { patienceMs: 20_000, uploadBytesPerSecond: 16 * 1024 };

/**
 * Disconnects a client that sends its body too slowly. A file may take longer than any other body, because people send
 * large ones over slow lines; but it has to keep coming, because what has arrived is held in memory.
 */
export function refuseSlowBodies(app: FastifyInstance, { patienceMs, uploadBytesPerSecond } = PACE): void {
  const enough = (patienceMs / 1_000) * uploadBytesPerSecond;
  app.addHook('onRequest', async (request) => {
    const { raw } = request;
    if (!hasBody(raw)) return;
    const { socket } = raw;
    let readBefore = socket.bytesRead;
    const check = setInterval(() => {
      const received = socket.bytesRead - readBefore;
      readBefore = socket.bytesRead;
      if (request.isMultipart() && received >= enough) return;
      clearInterval(check);
      answerUnread(Object.assign(new Error('the body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
    }, patienceMs).unref();
    const stop = () => clearInterval(check);
    raw.once('end', stop).once('close', stop);
  });
}

const hasBody = ({ headers, complete }: IncomingMessage) =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
