import { X } from 'lucide-react';
import { useState } from 'react';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import type { Assignment, Reviewer } from './useAssigning.ts';

const NOBODY = 'nobody';

type AssignBarProps = {
  count: number;
  reviewers: readonly Reviewer[];
  isBusy: boolean;
  failure: string | null;
  onAssign: (change: Assignment) => void;
  onClear: () => void;
};

/** The actions for the ticked rows, shown while any are ticked. */
export function AssignBar({ count, reviewers, isBusy, failure, onAssign, onClear }: AssignBarProps) {
  const t = useTexts(evaluationTexts);
  const [to, setTo] = useState('');
  const reviewer = reviewers.find(({ id }) => String(id) === to);
  return (
    <section
      aria-label={t('evaluations.selection')}
      className="sticky bottom-s4 z-3 mx-auto grid w-fit max-w-full animate-rise gap-s2 rounded-r2 border border-line-strong bg-raised py-s2 ps-s4 pe-s2 shadow-3 max-md:bottom-18 max-md:w-full max-md:px-s3 max-md:pb-s3"
    >
      {failure && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
      {/* Two lines on a phone: the number of ticked rows with the button that clears them, and the actions. */}
      <div className="items-center gap-s2 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] md:flex">
        <span role="status" className="me-s2 text-sm font-semibold tabular-nums">
          {t('evaluations.selected', { count })}
        </span>
        <NativeSelect
          size="sm"
          aria-label={t('evaluations.assign_to')}
          value={to}
          onChange={({ target }) => setTo(target.value)}
          placeholder={t('evaluations.assign_to')}
          options={[
            ...reviewers.map(({ id, name, waiting }) => ({
              value: String(id),
              label: t('evaluations.reviewer_waiting', { name, count: waiting }),
            })),
            { value: NOBODY, label: t('evaluations.assign_nobody') },
          ]}
          className="w-56 max-md:order-1 max-md:w-full"
        />
        <Button
          size="sm"
          variant="primary"
          className="max-md:order-1"
          busy={isBusy}
          disabled={to === ''}
          onClick={() => onAssign({ reviewerId: reviewer?.id ?? null, name: reviewer?.name ?? '' })}
        >
          {t('evaluations.assign')}
        </Button>
        <IconButton
          icon={X}
          size="sm"
          label={t('evaluations.clear_selection')}
          onClick={onClear}
          className="max-md:justify-self-end"
        />
      </div>
    </section>
  );
}
