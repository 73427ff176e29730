import type { ReceiptView } from '#shared/applications/receipt.contract.ts';
import { receiptTexts } from '#shared/applications/receipt.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';

/** For whoever was not selected: where to look now, and after a rejection by score when to come back. */
export function ReceiptNext({ application }: { application: ReceiptView }) {
  const t = useTexts(receiptTexts);
  const time = useTexts(timeTexts);
  const { outcome, public_stage: stage, apply_again_from: from } = application;
  const isByScore = outcome === 'failed';
  if (!isByScore && (stage !== 'closed' || outcome === 'withdrawn')) return null;
  const words = isByScore ? 'receipt.next_closed' : 'receipt.next_similar';
  return (
    <Card as="section" pad aria-labelledby="next" className="grid justify-items-start gap-s3">
      <h2 id="next">{t('receipt.next')}</h2>
      <p className="text-ink-2">
        {from === null ? t(words) : t('receipt.next_again', { date: dayInWords(time, from) })}
      </p>
      <ButtonLink to="/jobs">{t('receipt.next_jobs')}</ButtonLink>
    </Card>
  );
}
