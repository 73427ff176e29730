import { Building2, Fingerprint, KeyRound, Smartphone } from 'lucide-react';
import { type BaseSyntheticEvent, type ReactNode, useEffect, useState } from 'react';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { PROOF_MINUTES } from '#shared/identity/identity.values.ts';
import { findProof, type ProofWays, proveByCode, proveByPassword } from '#shared/identity/sign-in/proofs.contract.ts';
import { beginProviderProof } from '#shared/identity/sign-in/providers.contract.ts';
import { securityTexts } from '#shared/identity/sign-in/security.texts.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { Bone, Skeleton } from '#web/ui/Skeleton.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useWay } from '../sign-in/useWay.ts';
import { WayList } from '../sign-in/WayList.tsx';
import { proveWithPasskey } from './prove-with-passkey.ts';

type ProofDialogProps = { onProved: () => void; onClose: () => void };
type Typed = 'password' | 'code';

/** Asks in the way that the person has: a password, a code, a passkey, or the provider they sign in with. */
export function ProofDialog({ onProved, onClose }: ProofDialogProps) {
  const t = useTexts(securityTexts);
  const tIdentity = useTexts(identityTexts);
  const [ways, setWays] = useState<ProofWays | null>(null);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isAway, setAway] = useState(false);
  const { failure, isBusy, attempt } = useWay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens.
  useEffect(() => {
    attempt(async () => {
      const found = (await call(findProof, {})).ways;
      setWays(found);
      setTyped(found.password ? 'password' : found.code ? 'code' : null);
    });
  }, []);
  useReturn(isAway, onProved);

  /** The window is opened before the call, because browsers allow it only at once after a click. */
  const goToProvider = (name: string) => {
    const other = window.open('', '_blank');
    return attempt(async () => {
      try {
        const { address } = await call(beginProviderProof, { name });
        if (other) other.location.href = address;
        setAway(true);
      } catch (error) {
        other?.close();
        throw error;
      }
    });
  };

  const others = ways && [
    ...(ways.passkey
      ? [
          {
            key: 'passkey',
            icon: Fingerprint,
            label: t('proof.by_passkey'),
            onChoose: () => attempt(() => proveWithPasskey().then(onProved)),
          },
        ]
      : []),
    ...ways.providers.map(({ name, label }) => ({
      key: name,
      icon: Building2,
      label: t('proof.by_provider', { provider: label }),
      onChoose: () => goToProvider(name),
    })),
    ...(ways.code && typed === 'password'
      ? [{ key: 'code', icon: Smartphone, label: t('proof.code_instead'), onChoose: () => setTyped('code') }]
      : []),
    ...(ways.password && typed === 'code'
      ? [{ key: 'password', icon: KeyRound, label: t('proof.password_instead'), onChoose: () => setTyped('password') }]
      : []),
  ];
  return (
    <Dialog open onClose={onClose} size="sm" closeOnScrim={false} title={t('proof.title')}>
      <div className="grid gap-s4">
        <p className="text-ink-2">{t('proof.text', { minutes: PROOF_MINUTES })}</p>
        {failure && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        {isAway && <Banner announce>{t('proof.waiting')}</Banner>}
        {!ways && !failure && (
          <Skeleton>
            <Bone height={96} />
          </Skeleton>
        )}
        {typed === 'password' && <PasswordProof label={tIdentity('identity.password')} onProved={onProved} />}
        {typed === 'code' && <CodeProof label={t('proof.code')} onProved={onProved} />}
        {others && others.length > 0 && <WayList ways={others} isBusy={isBusy} />}
      </div>
    </Dialog>
  );
}

/** When the person comes back from the other window, it is asked whether the proof is there. */
function useReturn(isAway: boolean, onProved: () => void) {
  useEffect(() => {
    if (!isAway) return;
    const look = () => {
      call(findProof, {}).then(
        ({ fresh }) => fresh && onProved(),
        () => {},
      );
    };
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [isAway, onProved]);
}

type FormProps = { label: string; onProved: () => void };

function PasswordProof({ label, onProved }: FormProps) {
  const form = useEndpointForm(proveByPassword, { defaults: { current_password: '' }, onDone: onProved });
  return (
    <ProofForm form={form}>
      <Field label={label} error={form.errorOf('current_password')}>
        <PasswordInput autoComplete="current-password" {...form.register('current_password')} />
      </Field>
    </ProofForm>
  );
}

function CodeProof({ label, onProved }: FormProps) {
  const form = useEndpointForm(proveByCode, { defaults: { code: '' }, onDone: onProved });
  return (
    <ProofForm form={form}>
      <Field label={label} error={form.errorOf('code')}>
        <TextInput dir="ltr" inputMode="numeric" autoComplete="one-time-code" {...form.register('code')} />
      </Field>
    </ProofForm>
  );
}

type ProofFormProps = {
  form: { submit: (event?: BaseSyntheticEvent) => unknown; failure: string | null; isBusy: boolean };
  children: ReactNode;
};

function ProofForm({ form, children }: ProofFormProps) {
  const t = useTexts(securityTexts);
  return (
    <form
      noValidate
      className="grid gap-s4"
      onSubmit={(event) => {
        // The dialog may have been opened from a form, which must not be sent with this one.
        event.stopPropagation();
        form.submit(event);
      }}
    >
      {form.failure && (
        <Banner tone="danger" announce>
          {form.failure}
        </Banner>
      )}
      {children}
      <Button type="submit" variant="primary" wide busy={form.isBusy}>
        {t('proof.confirm')}
      </Button>
    </form>
  );
}
