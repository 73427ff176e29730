import { startAuthentication } from '@simplewebauthn/browser';
import { beginPasskeySignIn, signInByPasskey } from '#shared/identity/sign-in/passkeys.contract.ts';
import { ownPath } from '#shared/kernel/own-path.ts';
import { call } from '#web/lib/call.ts';
import { homeOf } from '#web/shell/navigation.ts';

/** Signs in with a passkey of this device. Loaded when somebody chooses it. */
export async function signInWithPasskey(next: string | null): Promise<void> {
  const { options } = await call(beginPasskeySignIn, {});
  const credential = await startAuthentication({ optionsJSON: options as never });
  const { user } = await call(signInByPasskey, { credential: { ...credential } });
  // The whole page is loaded again, because it belongs to another person now.
  window.location.assign(ownPath(next, homeOf(user.role)));
}
