import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

const ABOUT_UPGRADING = new Set(['upgrade', 'connection', 'http2-settings']);

/**
 * As soon as there is a listener for upgrades, Node passes every request that offers one to it. Some clients offer
 * HTTP/2 with each request: offers that are not for us are removed, and the request is served as usual.
 */
export function servePlainUpgrades(server: Server, isForUs: (request: IncomingMessage) => boolean): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node has removed its error listener, and an error without a listener would end the process.
    socket.on('error', () => {});
    if (isForUs(request)) return;
    socket.unshift(Buffer.concat([withoutOffer(request), head]));
    server.emit('connection', socket);
  });
}

function withoutOffer({ method, url, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (!ABOUT_UPGRADING.has(name.toLowerCase())) lines.push(`${name}: ${rawHeaders[at + 1]}`);
  }
  return Buffer.from(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`, 'latin1');
}
