import type { QueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Controller } from 'react-hook-form';
import type { EvaluationView } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { EVALUATION_COMMENT } from '#shared/evaluation/evaluation.values.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import type { Subject } from '../application/scorecard.ts';
import { useSubjectName } from '../application/useSubjectName.ts';
import { AiOnSubject } from './AiOnSubject.tsx';
import { SavedElsewhere } from './SavedElsewhere.tsx';
import { ScoreField } from './ScoreField.tsx';
import { useEvaluationForm } from './useEvaluationForm.ts';

type EvaluationPanelProps = { client: QueryClient; view: EvaluationView; subject: Subject; onClose: () => void };

/** Score and comment about one thing, beside what is being read; on small screens a sheet from below. */
export function EvaluationPanel({ client, view, subject, onClose }: EvaluationPanelProps) {
  const t = useTexts(evaluationTexts);
  const ui = useTexts(uiTexts);
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { subjectName } = useSubjectName(view);
  const form = useEvaluationForm({ client, view, subject, onClose });
  const hasScore = subject.type !== 'profile';
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('input:not([type=range]), textarea')?.focus();
  }, []);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !form.isBusy) onClose();
      }}
      className="min-h-0 overflow-y-auto bg-surface [grid-area:form] lg:border-s lg:border-line max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:max-h-[88dvh] max-lg:animate-rise max-lg:rounded-t-r3 max-lg:border-t max-lg:border-line max-lg:bg-raised max-lg:shadow-3"
    >
      <form
        noValidate
        onSubmit={form.submit}
        className="grid gap-s4 p-s4 pt-s5 *:not-last:border-b *:not-last:border-line *:not-last:pb-s4"
      >
        <div className="flex items-start gap-s3">
          <div className="min-w-0 flex-1">
            <h3 id={titleId} className="text-md">
              {t(form.mine ? 'evaluation.edit' : 'evaluation.add')}
            </h3>
            <p dir="auto" className="text-sm text-ink-2 wrap-anywhere">
              {subjectName(subject)}
            </p>
          </div>
          <IconButton icon={X} size="sm" label={ui('ui.close')} onClick={onClose} disabled={form.isBusy} />
        </div>
        <AiOnSubject view={view} subject={subject} />
        <div className="grid gap-s4">
          {form.newer && (
            <SavedElsewhere
              newer={form.newer}
              isBusy={form.isBusy}
              onTake={form.takeNewer}
              onKeep={() => void form.keepMine()}
            />
          )}
          {form.wasTyped && !form.newer && (
            <Banner
              tone="quiet"
              actions={
                <Button size="xs" onClick={form.discard}>
                  {t('evaluation.discard')}
                </Button>
              }
            >
              {t('evaluation.unsaved')}
            </Banner>
          )}
          {form.failure && (
            <Banner tone="danger" announce>
              {form.failure}
            </Banner>
          )}
          {hasScore && (
            <Controller
              control={form.control}
              name="score"
              render={({ field: { value, onChange, onBlur, ref } }) => (
                <ScoreField ref={ref} value={value} onChange={onChange} onBlur={onBlur} error={form.errorOf('score')} />
              )}
            />
          )}
          <Field
            label={t('evaluation.comment')}
            error={form.errorOf('comment')}
            required={!hasScore}
            help={
              hasScore
                ? t('evaluation.comment_help', { below: EVALUATION_COMMENT.requiredBelow })
                : t('evaluation.profile_help')
            }
            counter={{ max: EVALUATION_COMMENT.max }}
          >
            <TextArea rows={5} {...form.register('comment')} />
          </Field>
        </div>
        <div data-dock="" className="flex justify-end gap-s3 max-lg:pb-[env(safe-area-inset-bottom)]">
          <Button size="sm" onClick={onClose} disabled={form.isBusy}>
            {ui('ui.cancel')}
          </Button>
          <Button type="submit" size="sm" variant="primary" busy={form.isBusy}>
            {t('evaluation.save')}
          </Button>
        </div>
      </form>
    </div>
  );
}
