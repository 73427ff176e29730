import { DONE, succeed } from '#shared/kernel/answers.ts';
import * as contract from '#shared/tokens/tokens.contract.ts';
import { route } from '../http/route.ts';
import type { TokensService } from './tokens.service.ts';

export function tokensRoutes(tokens: TokensService) {
  return [
    route(contract.listTokens, async ({ user }) => succeed({ tokens: await tokens.list(user) })),
    route(contract.createToken, async ({ user, input }) => succeed(await tokens.create(user, input))),
    route(contract.revokeToken, async ({ user, input }) => {
      await tokens.revoke(user, input.id);
      return DONE;
    }),
  ];
}
