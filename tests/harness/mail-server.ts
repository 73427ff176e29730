import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

type Behaviour = {
  isDown: boolean;
  /** A recipient that the server does not know. */
  unknown: string;
  /** How long it thinks before it accepts a mail. */
  delayMs: number;
};

/** A mail server that accepts everything, unless it is told to be down, slow, or not to know a recipient. */
export async function startMailServer() {
  const behaviour: Behaviour = { isDown: false, unknown: '', delayMs: 0 };
  const accepted: { to: string; text: string }[] = [];
  const server = net.createServer((socket) => {
    socket.setEncoding('utf8').on('error', () => {});
    if (behaviour.isDown) return socket.end('421 out of order\r\n');
    let to = '';
    let text: string | null = null;
    let rest = '';
    socket.write('220 ready\r\n');
    socket.on('data', async (chunk) => {
      const lines = `${rest}${chunk}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (text !== null && line !== '.') text += `${line}\n`;
        else if (text !== null) {
          accepted.push({ to, text });
          text = null;
          await pause(behaviour.delayMs);
          socket.write('250 taken\r\n');
        } else if (line.startsWith('RCPT')) {
          to = /<(.*)>/.exec(line)?.[1] ?? '';
          socket.write(to === behaviour.unknown ? '550 nobody of that name\r\n' : '250 ok\r\n');
        } else if (line === 'DATA') {
          text = '';
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    /** Changes how it behaves from now on. */
    behave(change: Partial<Behaviour>): void {
      Object.assign(behaviour, change);
    },
    reset(): void {
      Object.assign(behaviour, { isDown: false, unknown: '', delayMs: 0 });
      accepted.length = 0;
    },
    close: () => void server.close(),
  };
}
