import { FileCheck } from 'lucide-react';
import { claimTexts } from '#shared/applications/claim.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Link } from '#web/ui/Link.tsx';
import { receiptAddress } from './claim-address.ts';

/** An application that was sent without an account and that an account can take over. */
export type Claim = { receipt: string; job: string; company: string; name: string; email: string };

/** Names the application and links back to it, because nobody is forced to create an account. */
export function ClaimNote({ claim: { receipt, job, company }, by }: { claim: Claim; by: 'register' | 'sign_in' }) {
  const t = useTexts(claimTexts);
  return (
    <Banner
      tone="quiet"
      icon={FileCheck}
      title={t(by === 'register' ? 'claim.keeps' : 'claim.sign_in_keeps', { job, company })}
    >
      {t('claim.optional')}{' '}
      <Link to={receiptAddress(receipt)} className="link">
        {t('claim.leave')}
      </Link>
    </Banner>
  );
}
