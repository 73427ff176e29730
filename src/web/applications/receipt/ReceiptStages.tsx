import { ClockAlert, MailCheck } from 'lucide-react';
import type { ReceiptView } from '#shared/applications/receipt.contract.ts';
import { receiptTexts } from '#shared/applications/receipt.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { useNow, usePageTime } from '#web/lib/now.ts';
import { dayInWords, longDayInWords, shortDayInWords, timeAgo } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';

/** The application's stage, in words and, if it is on its way or came past the first one, as a row of stages. */
export function ReceiptStages({ application }: { application: ReceiptView }) {
  const t = useTexts(receiptTexts);
  const time = useTexts(timeTexts);
  const now = useNow();
  const { stages, stage, outcome, company, stage_since: since, withdrawn_at: withdrawnAt } = application;
  const ended = outcome === 'withdrawn' || outcome === 'failed';
  const isOver = ended || application.public_stage === 'closed';
  const changedAt = withdrawnAt ?? since;
  const heading = headingOf(application);
  // The heading says that it has ended, and when. The row shows how far it came before that, if it came any further.
  const row = isOver ? stages.filter(({ current }) => !current) : stages;
  const hasRow = !ended && row.length > 1;
  const title = heading === 'receipt.stage' ? t(heading, { stage }) : t(heading);
  return (
    <Card as="section" pad aria-labelledby="stage" className="grid gap-s5">
      <div className="flex flex-wrap items-center justify-between gap-x-s3 gap-y-s2">
        <h2 id="stage">{title}</h2>
        <Badge tone={isOver ? 'neutral' : 'success'}>
          <time dateTime={changedAt}>
            {t('receipt.updated', {
              ago: now === null ? dayInWords(time, changedAt) : timeAgo(time, changedAt, now),
            })}
          </time>
        </Badge>
        <p className="basis-full text-ink-2">{t(whatItMeans(application), { company: company.name })}</p>
        {application.answer_by !== null && <AnswerBy at={application.answer_by} company={company.name} />}
      </div>
      {hasRow && (
        <ol aria-label={t('receipt.stages')} className="grid gap-y-s4 sm:auto-cols-fr sm:grid-flow-col">
          {row.map(({ name, reached_at: reachedAt, current }, place) => {
            const passed = isOver || row.findIndex((one) => one.current) > place;
            return (
              <li
                key={name}
                aria-current={current ? 'step' : undefined}
                className={cx(
                  'relative grid content-start gap-0.5 max-sm:ps-s6 sm:pe-s2 sm:pt-s5',
                  // The line to the next stage; the last one has none.
                  'before:absolute before:content-[""] last:before:hidden',
                  'max-sm:before:inset-bs-3 max-sm:before:-bottom-s5 max-sm:before:start-[5px] max-sm:before:w-0.5',
                  'sm:before:start-0 sm:before:end-0 sm:before:top-[5px] sm:before:h-0.5',
                  passed ? (isOver ? 'before:bg-line-strong' : 'before:bg-accent') : 'before:bg-line',
                )}
              >
                <span
                  aria-hidden="true"
                  className={cx(
                    'absolute start-0 size-3 rounded-round border-2 max-sm:top-1.5 sm:top-0',
                    // An end is not drawn as a success.
                    isOver ? 'border-ink-3' : passed || current ? 'border-accent' : 'border-line-strong',
                    passed ? (isOver ? 'bg-ink-3' : 'bg-accent') : 'bg-surface',
                    current && 'border-4',
                  )}
                />
                <span className={current ? 'font-bold' : 'font-medium text-ink-2'}>{name}</span>
                {(passed || current) && reachedAt && (
                  <time dateTime={reachedAt} className="text-sm text-ink-2">
                    {shortDayInWords(time, reachedAt)}
                  </time>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </Card>
  );
}

/** What the employer promised when the application was sent, or after its last message. */
function AnswerBy({ at, company }: { at: string; company: string }) {
  const t = useTexts(receiptTexts);
  const time = useTexts(timeTexts);
  const now = usePageTime();
  const isLate = now !== null && Date.parse(at) < now;
  return (
    <p className="flex basis-full items-start gap-s2">
      <Icon
        of={isLate ? ClockAlert : MailCheck}
        size="sm"
        className={isLate ? 'mt-1 text-danger' : 'mt-1 text-accent'}
      />
      <span>
        {t(isLate ? 'receipt.answer_late' : 'receipt.answer_by', { company, date: longDayInWords(time, at) })}
      </span>
    </p>
  );
}

/** Good news and ends are said as such; for all else, the name of the stage. */
function headingOf({ outcome, public_stage: stage }: ReceiptView) {
  if (outcome === 'withdrawn') return 'receipt.withdrawn';
  if (outcome === 'failed' || stage === 'closed') return 'receipt.turned_down';
  return stage === 'offer' || stage === 'hired' ? (`receipt.${stage}` as const) : 'receipt.stage';
}

/** The outcome in words, and what comes next. */
function whatItMeans({ outcome, public_stage: stage, timeline }: ReceiptView) {
  if (outcome === 'withdrawn') return 'receipt.withdrawn_text';
  if (outcome === 'failed') return 'receipt.turned_down_text';
  if (stage !== 'received' && stage !== 'in_review') return `receipt.${stage}_text` as const;
  const moved = timeline.some(({ event, by_person: byPerson }) => event === 'moved' && byPerson);
  return moved ? 'receipt.moved_text' : 'receipt.waiting_text';
}
