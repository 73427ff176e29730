import type { RegistrableRole } from '#shared/identity/identity.values.ts';

/** Leaves for the provider's own page. Its code is loaded when somebody chooses a provider. */
export async function goToProvider(name: string, { role, next }: { role?: RegistrableRole; next: string | null }) {
  const [{ call }, { beginProviderSignIn }] = await Promise.all([
    import('#web/lib/call.ts'),
    import('#shared/identity/sign-in/providers.contract.ts'),
  ]);
  const { address } = await call(beginProviderSignIn, { name, ...(role && { role }), ...(next !== null && { next }) });
  window.location.assign(address);
}
