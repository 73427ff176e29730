import { answersTexts } from '#shared/answers/answers.texts.ts';
import { promiseAnswers } from '#shared/jobs/job-editor.contract.ts';
import { DEFAULT_ANSWER_DAYS } from '#shared/jobs/jobs.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { showToast } from '#web/ui/toasts.ts';

type PromiseCardProps = { promised: { from: number; to: number } | null; onSaved: () => void };

/** How soon the company answers, for all its jobs at once. Each job's editor has it too. */
export function PromiseCard({ promised, onSaved }: PromiseCardProps) {
  const t = useTexts(answersTexts);
  const { register, errorOf, failure, isBusy, submit } = useEndpointForm(promiseAnswers, {
    defaults: { answer_days: promised?.to ?? DEFAULT_ANSWER_DAYS },
    onDone: ({ jobs }) => {
      showToast({
        type: 'success',
        title: jobs === 0 ? t('awaited.promise_same') : t('awaited.promise_saved', { count: jobs }),
      });
      onSaved();
    },
  });
  return (
    <Card as="section" title={t('awaited.the_promise')} pad>
      <form noValidate onSubmit={submit} className="grid gap-s3">
        {failure && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        <div className="flex items-end gap-s3">
          <Field
            label={`${t('awaited.answer_within')} (${t('awaited.days')})`}
            error={errorOf('answer_days')}
            className="flex-1"
          >
            <TextInput
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              {...register('answer_days', { setValueAs: asNumber })}
            />
          </Field>
          <Button type="submit" busy={isBusy}>
            {t('awaited.promise_save')}
          </Button>
        </div>
        <p className="text-sm text-ink-2">{t('awaited.promise_help')}</p>
      </form>
    </Card>
  );
}

/** Text that is no number stays text, so that the schema refuses it. */
const asNumber = (text: unknown) => (typeof text === 'string' && /^\d+$/.test(text.trim()) ? Number(text) : text);
