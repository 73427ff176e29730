import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { refuseSlowBodies } from './slow-body.ts';
import { takeUploads, withUpload } from './upload.ts';

const app = Fastify();
await takeUploads(app);
refuseSlowBodies(app, { patienceMs: 300, uploadBytesPerSecond: 1_000 });
app.post('/words', async ({ body }) => ({ body }));
app.post('/file', (request) => withUpload(request, 100_000, async ({ content }) => ({ bytes: content.length })));
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

/** Sends pieces with pauses between them, and returns the first line of the answer. */
async function send(path: string, type: string, pieces: string[], pauseMs: number): Promise<string> {
  const socket = net.connect((app.server.address() as net.AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  const length = pieces.join('').length;
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  for (const piece of pieces) {
    if (socket.destroyed) break;
    socket.write(piece);
    await pause(pauseMs);
  }
  await closed;
  return answer.split('\r\n')[0] as string;
}

const file = (bytes: number) =>
  `--b\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n${'x'.repeat(bytes)}\r\n--b--\r\n`;
const inPieces = (text: string, count: number) =>
  text.match(new RegExp(`.{1,${Math.ceil(text.length / count)}}`, 'gs'));
const FORM = 'multipart/form-data; boundary=b';

describe('a body that arrives slowly', () => {
  it('is refused, unless it is a file that keeps on coming', async () => {
    const words = JSON.stringify('x'.repeat(3_000));
    const [slowWords, quickWords, slowFile, trickle] = await Promise.all([
      send('/words', 'application/json', inPieces(words, 10) ?? [], 100),
      send('/words', 'application/json', inPieces(words, 3) ?? [], 20),
      send('/file', FORM, inPieces(file(3_000), 10) ?? [], 100),
      send('/file', FORM, inPieces(file(300), 10) ?? [], 100),
    ]);
    expect(slowWords).toBe('HTTP/1.1 408 Request Timeout');
    expect(quickWords).toBe('HTTP/1.1 200 OK');
    expect(slowFile).toBe('HTTP/1.1 200 OK');
    expect(trickle).toBe('HTTP/1.1 408 Request Timeout');
  });
});
