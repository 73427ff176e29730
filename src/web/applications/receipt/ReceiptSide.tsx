import { ShieldCheck } from 'lucide-react';
import type { ReceiptView } from '#shared/applications/receipt.contract.ts';
import { receiptTexts } from '#shared/applications/receipt.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { shortDayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ReceiptEvaluator } from './ReceiptEvaluator.tsx';

type Event = ReceiptView['timeline'][number];

/** The history of the application, newest entry first. */
export function ReceiptHistory({ timeline }: { timeline: readonly Event[] }) {
  const t = useTexts(receiptTexts);
  const time = useTexts(timeTexts);
  const words = ({ event, to, by_person: byPerson }: Event): string => {
    if (event === 'moved') {
      return t(byPerson ? 'receipt.event_moved_by_person' : 'receipt.event_moved', { stage: to ?? '' });
    }
    // Only a person can reopen an application that was rejected by its score.
    if (event === 'outcome' && byPerson) return t('receipt.event_taken_up');
    if (event === 'outcome') return t(to === 'passed' ? 'receipt.event_passed' : 'receipt.event_failed');
    return t(`receipt.event_${event}`);
  };
  return (
    <Card as="section" pad aria-labelledby="history" className="grid gap-s4">
      <h2 id="history" className="text-md">
        {t('receipt.history')}
      </h2>
      <ol className="grid gap-s3 text-sm">
        {timeline.toReversed().map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows at its end.
          <li key={timeline.length - place} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-s3">
            <time dateTime={one.at} className="text-ink-2">
              {shortDayInWords(time, one.at)}
            </time>
            <span className="wrap-anywhere">{words(one)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

export function ReceiptFairness({ evaluator }: { evaluator: { id: string; version: string } }) {
  const t = useTexts(receiptTexts);
  return (
    <section className="flex items-start gap-s3 rounded-r2 bg-wash p-s4 text-sm text-ink-2">
      <Icon of={ShieldCheck} className="shrink-0 text-accent" />
      <div className="grid gap-s2">
        <p>
          <b className="text-ink">{t('receipt.never_used_title')}</b> {t('receipt.never_used')}
        </p>
        <ReceiptEvaluator {...evaluator} />
      </div>
    </section>
  );
}
