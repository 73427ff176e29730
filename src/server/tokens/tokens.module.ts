import { dictionary } from '#shared/tokens/tokens.dictionary.ts';
import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { tokensErasure, tokensExport } from './privacy.ts';
import { openapi } from './tokens.openapi.ts';
import { tokensRoutes } from './tokens.routes.ts';
import { createTokensService } from './tokens.service.ts';

export function tokensModule(plumbing: Plumbing) {
  const tokens = createTokensService(plumbing);
  return {
    services: { tokens },
    dictionary,
    openapi,
    routes: tokensRoutes(tokens),
    exports: tokensExport,
    erases: tokensErasure,
    sweeps: [tokens.deleteLongExpired],
  } satisfies Module;
}
