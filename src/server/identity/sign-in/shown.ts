import type { SignInWay } from '#shared/identity/identity.values.ts';

/** How somebody has shown who they are. */
export type Shown = { way: SignInWay; provider: string | null; hasTwoFactors: boolean };
