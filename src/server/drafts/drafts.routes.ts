import * as contract from '#shared/drafts/drafts.contract.ts';
import { DONE, succeed } from '#shared/kernel/answers.ts';
import { type Call, route } from '../http/route.ts';
import type { DraftsService } from './drafts.service.ts';

const callerOf = ({ user, visit }: Pick<Call, 'user' | 'visit'>) => ({ user, address: visit.origin.address });

export function draftsRoutes(drafts: DraftsService) {
  return [
    route(contract.storeDraft, async (call) => succeed(await drafts.save(callerOf(call), call.input))),
    route(contract.retrieveDraft, async (call) => succeed(await drafts.retrieve(callerOf(call), call.input.token))),
    route(contract.shareDraft, async (call) => succeed(await drafts.share(callerOf(call), call.input.token))),
    route(contract.myDrafts, async ({ user }) => succeed({ drafts: await drafts.list(user) })),
    route(contract.resumeDraft, async ({ user, input }) => succeed(await drafts.resume(user, input.id))),
    route(contract.discardDraft, async ({ user, input }) => {
      await drafts.discard(user, input.id);
      return DONE;
    }),
  ];
}
