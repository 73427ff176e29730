import { once } from 'node:events';
import net from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { letGoOfStalledReader } from './stalled-reader.ts';

it('lets go of who takes nothing of an answer, and ends what it was read from', async () => {
  const app = Fastify();
  const endless = new Readable({
    read() {
      this.push(Buffer.alloc(64 * 1024));
    },
  });
  app.get('/', (_, reply) => {
    letGoOfStalledReader(reply, 100);
    return reply.send(endless);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = net.connect((app.server.address() as net.AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  socket.pause();
  await once(endless, 'close');
  expect(endless.destroyed).toBe(true);
  socket.destroy();
  await app.close();
});
