import { useState } from 'react';
import { claimApplication } from '#shared/applications/claim.contract.ts';
import { claimTexts } from '#shared/applications/claim.texts.ts';
import { receiptTexts } from '#shared/applications/receipt.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { claimAddress, signInAndClaimAddress } from './claim-address.ts';

type ReceiptClaimProps = { receipt: string; byYou: boolean };

/** Offers on the receipt of a guest's application to add it to an account. */
export function ReceiptClaim({ receipt, byYou }: ReceiptClaimProps) {
  const t = useTexts(receiptTexts);
  const tClaim = useTexts(claimTexts);
  const user = useSessionUser();
  if (user && user.role !== 'candidate') return null;
  return (
    <Card as="section" pad aria-labelledby="claim" className="grid gap-s3">
      <h2 id="claim" className="text-md">
        {t('receipt.claim_title')}
      </h2>
      {user ? (
        <InAccount receipt={receipt} byYou={byYou} email={user.email} />
      ) : (
        <>
          <p className="text-sm text-ink-2">{t('receipt.claim_text')}</p>
          <ButtonLink to={claimAddress(receipt)} variant="primary" wide>
            {t('receipt.claim')}
          </ButtonLink>
          <Link to={signInAndClaimAddress(receipt)} className="link justify-self-center text-sm">
            {tClaim('claim.have_account')}
          </Link>
        </>
      )}
    </Card>
  );
}

function InAccount({ receipt, byYou, email }: ReceiptClaimProps & { email: string }) {
  const t = useTexts(claimTexts);
  const [isBusy, setBusy] = useState(false);
  if (!byYou) return <p className="text-sm text-ink-2">{t('claim.other_email', { email })}</p>;
  async function claim() {
    setBusy(true);
    try {
      await call(claimApplication, { application: receipt });
      // The link of this page is no longer valid: the application now belongs to the account.
      window.location.assign('/user/dashboard');
    } catch (error) {
      if (!isAppError(error)) throw error;
      showToast({ type: 'error', title: t('claim.failed'), text: error.message, duration: 'stay' });
      setBusy(false);
    }
  }
  return (
    <>
      <p className="text-sm text-ink-2">{t('claim.yours', { email })}</p>
      <Button variant="primary" wide busy={isBusy} onClick={claim}>
        {t('claim.keep')}
      </Button>
    </>
  );
}
