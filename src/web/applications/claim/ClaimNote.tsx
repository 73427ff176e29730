import { FileCheck } from 'lucide-react';
import { claimTexts } from '#shared/applications/claim.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Link } from '#web/ui/Link.tsx';
import { receiptAddress } from './claim-address.ts';

/** What an account would keep: an application that was sent without one. */
export type Claim = { receipt: string; job: string; company: string; name: string; email: string };

/** Says which application it is about, and leads back to it: nobody has to have an account. */
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
