import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Closing, lastClosing } from '#shared/answers/closing.contract.ts';
import { closingTexts } from '#shared/answers/closing.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { queryOf } from '#web/lib/query.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { ClosingProblem } from './ClosingProblem.tsx';
import { ClosingSaid } from './ClosingSaid.tsx';

/** How often the progress is asked for while messages go out. */
const ASK_MS = 1000;

type ClosingDialogProps = { job: { id: number; title: string }; closing: Closing; onClose: () => void };

/** What was said when a job was closed, while the messages go out and afterwards. */
export function ClosingDialog({ job, closing: first, onClose }: ClosingDialogProps) {
  const t = useTexts(closingTexts);
  const ui = useTexts(uiTexts);
  const client = useQueryClient();
  const query = queryOf(lastClosing, { id: String(job.id) });
  const { data } = useQuery({
    ...query,
    initialData: { success: true as const, closing: first },
    staleTime: first.waiting > 0 ? 0 : Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: ({ state }) => ((state.data?.closing?.waiting ?? 0) > 0 ? ASK_MS : false),
  });
  const closing = data.closing ?? first;
  const { waiting, told, left, untold, problems } = closing;
  const all = waiting + told + untold;
  const progress = t('closing.progress', { done: all - waiting, all });
  return (
    <Dialog
      open
      onClose={onClose}
      title={<bdi>{t('closing.sent_title', { title: job.title })}</bdi>}
      footer={<Button onClick={onClose}>{ui('ui.close')}</Button>}
    >
      <div className="grid gap-s4">
        {waiting > 0 ? (
          <div className="grid gap-s2">
            <ProgressBar percent={((all - waiting) / all) * 100} label={progress} />
            <p className="text-sm">{progress}</p>
            <p className="text-sm text-ink-2">{t('closing.sending')}</p>
          </div>
        ) : (
          <Banner tone={untold > 0 ? 'warning' : 'success'} announce>
            {[
              told > 0 && t('closing.told', { count: told }),
              untold > 0 && t('closing.untold', { count: untold }),
              left > 0 && t('closing.stay_open', { count: left }),
            ]
              .filter(Boolean)
              .map((line) => (
                <p key={String(line)}>{line}</p>
              ))}
          </Banner>
        )}
        {problems.length > 0 && (
          <ul className="divide-y divide-line rounded-r2 border border-line">
            {problems.map(({ card, problem }) => (
              <ClosingProblem
                key={card.id}
                jobId={job.id}
                card={card}
                problem={problem}
                isOver={closing.reopened_at !== null}
                onTried={(next) => client.setQueryData(query.queryKey, { success: true, closing: next })}
              />
            ))}
          </ul>
        )}
        <ClosingSaid closing={closing} />
      </div>
    </Dialog>
  );
}
