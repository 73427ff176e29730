import type { FastifyReply } from 'fastify';

const STALLED_MS = 30_000;

/** For answers that are streamed: who takes nothing of them for so long is let go, and the file is closed. */
export function letGoOfStalledReader(reply: FastifyReply, stalledMs = STALLED_MS): void {
  reply.raw.setTimeout(stalledMs, () => reply.raw.destroy());
}
