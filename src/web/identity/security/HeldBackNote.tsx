import { securityTexts } from '#shared/identity/sign-in/security.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { proveWithPasskey } from '../proof/prove-with-passkey.ts';
import { useWay } from '../sign-in/useWay.ts';

/** For somebody whose role needs a second factor, and who has shown none in this session. */
export function HeldBackNote({ hasPasskey }: { hasPasskey: boolean }) {
  const t = useTexts(securityTexts);
  const { failure, isBusy, attempt } = useWay();
  return (
    <>
      <Banner
        tone="warning"
        title={t('security.held_back')}
        announce
        actions={
          hasPasskey && (
            <Button
              busy={isBusy}
              onClick={() => attempt(() => proveWithPasskey().then(() => window.location.reload()))}
            >
              {t('security.use_passkey_now')}
            </Button>
          )
        }
      >
        {t('security.held_back_text')}
      </Banner>
      {failure && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
    </>
  );
}
