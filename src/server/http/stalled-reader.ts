import type { FastifyReply } from 'fastify';

const STALLED_MS = 30_000;

/** Closes a streamed response, and with it the file, if the client reads nothing for 30 seconds. */
export function letGoOfStalledReader(reply: FastifyReply, stalledMs = STALLED_MS): void {
  reply.raw.setTimeout(stalledMs, () => reply.raw.destroy());
}
