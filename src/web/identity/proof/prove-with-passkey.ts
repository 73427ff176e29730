import { beginPasskeyProof, proveByPasskey } from '#shared/identity/sign-in/passkeys.contract.ts';
import { call } from '#web/lib/call.ts';

export async function proveWithPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await call(beginPasskeyProof, {});
  const credential = await startAuthentication({ optionsJSON: options as never });
  await call(proveByPasskey, { credential: { ...credential } });
}
