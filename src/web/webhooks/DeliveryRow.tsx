import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { Delivery } from '#shared/webhooks/webhooks.contract.ts';
import { webhooksTexts } from '#shared/webhooks/webhooks.texts.ts';
import { TimeAgo } from '#web/jobs/TimeAgo.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { DeliveryDetails } from './DeliveryDetails.tsx';
import { secondsOf, useAttemptWords, useNextTry } from './delivery-words.ts';

type DeliveryRowProps = { delivery: Delivery; onChanged: () => void };

/** One delivery as a line; its details open below it. */
export function DeliveryRow({ delivery, onChanged }: DeliveryRowProps) {
  const t = useTexts(webhooksTexts);
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const answer = useAnswer(delivery);
  const next = useNextTry(delivery);
  const { event, last, created_at } = delivery;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setOpen(!isOpen)}
        className="grid w-full cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-s3 gap-y-1 px-s3 py-2.5 text-start text-sm hover:bg-paper md:grid-cols-[auto_minmax(0,2fr)_minmax(0,2fr)_minmax(0,1.3fr)_3.5rem_minmax(0,1.3fr)]"
      >
        <Icon
          of={ChevronRight}
          size="sm"
          flip
          className={cx('text-ink-3 transition-transform', isOpen && 'rotate-90 rtl:-rotate-90')}
        />
        <bdi dir="ltr" className="min-w-0 text-start font-semibold wrap-anywhere">
          {event}
        </bdi>
        <span className={cx('max-md:text-end', answer.tone)}>{answer.words}</span>
        <TimeAgo at={last?.at ?? created_at} className="text-ink-2 max-md:col-start-2" />
        <span className="text-ink-2 tabular-nums max-md:hidden">
          {last && t('log.seconds', { seconds: secondsOf(last.duration_ms) })}
        </span>
        <span className="text-ink-2 max-md:text-end">{next}</span>
      </button>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <DeliveryDetails delivery={delivery} onChanged={onChanged} />}
      </div>
    </li>
  );
}

function useAnswer({ state, last, attempts }: Delivery): { words: string; tone: string } {
  const t = useTexts(webhooksTexts);
  const wordsOf = useAttemptWords();
  if (state === 'sending') return { words: t('log.sending'), tone: 'text-ink-2' };
  if (!last) return { words: t('log.waiting'), tone: 'text-ink-2' };
  if (state === 'delivered') return { words: wordsOf(last), tone: 'text-success font-semibold' };
  const words = attempts > 1 ? `${wordsOf(last)} · ${t('log.attempt', { count: attempts })}` : wordsOf(last);
  return { words, tone: 'text-danger font-semibold' };
}
