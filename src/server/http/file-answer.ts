import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { type Access, judgeAccess } from '#shared/kernel/access.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { IdInPath } from '#shared/kernel/ids.ts';
import { letGoOfStalledReader } from './stalled-reader.ts';

const FILE_POLICY = "default-src 'none'; sandbox";

/** Returns the user who requests a file, or throws if they have no access. */
export async function callerOf(request: FastifyRequest, access: Access): Promise<SessionUser> {
  const { session } = await request.openVisit();
  const judged = judgeAccess(access, session?.user.role ?? null);
  if (!session) throw new AppError('unauthenticated');
  if (judged !== 'allowed') throw new AppError(judged);
  return session.user;
}

/** Answers 404 if the id in the path is not a valid id. */
export function idIn(request: FastifyRequest): number {
  const id = IdInPath.safeParse((request.params as { id: string }).id);
  if (!id.success) throw new AppError('not_found');
  return id.data;
}

/** Sets the headers for a personal file: it is not cached or indexed, and the policy keeps it from running scripts. */
export function fileAnswer(reply: FastifyReply, { mediaType, bytes }: { mediaType: string; bytes: number }) {
  letGoOfStalledReader(reply);
  return reply
    .type(mediaType)
    .header('content-length', bytes)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-security-policy', FILE_POLICY);
}
