import { type FormEvent, useRef, useState } from 'react';
import { SCREENING_ANSWER } from '#shared/applications/applications.values.ts';
import { lateAnswersTexts } from '#shared/applications/late-answers.texts.ts';
import { answerQuestions, type ReceiptView } from '#shared/applications/receipt.contract.ts';
import { type FieldErrors, isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWritten } from '#web/lib/written.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { showToast } from '#web/ui/toasts.ts';

type ReceiptQuestionsProps = {
  receipt: string;
  questions: ReceiptView['unanswered'];
  onAnswered: (application: ReceiptView) => void;
};

/** The employer's questions that the form could not show. They are answered here, once. */
export function ReceiptQuestions({ receipt, questions, onAnswered }: ReceiptQuestionsProps) {
  const written = useWritten();
  const t = useTexts(lateAnswersTexts);
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    setErrors({});
    try {
      const { application } = await call(answerQuestions, { receipt, answers });
      showToast({ type: 'success', title: t('answers.sent') });
      onAnswered(application);
    } catch (error) {
      if (!isAppError(error)) throw error;
      setErrors(error.errors ?? {});
      if (!error.errors) setFailure(error.message);
      // The errors are on the page with the next frame; the first of them takes the focus.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card as="section" pad aria-labelledby="questions">
      <form ref={form} onSubmit={send} noValidate className="grid gap-s4">
        <header className="grid gap-s1">
          <h2 id="questions">{t('answers.title')}</h2>
          <p className="text-ink-2">{t('answers.text')}</p>
        </header>
        {failure && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        {questions.map(({ id, title, required }) => (
          <Field
            key={id}
            label={<span {...written(title)}>{title}</span>}
            required={required}
            optional={!required}
            error={errors[`answers.${id}`]?.[0]}
            counter={{ max: SCREENING_ANSWER.max, value: answers[id] ?? '' }}
          >
            <TextArea
              rows={3}
              value={answers[id] ?? ''}
              onChange={({ target }) => setAnswers((before) => ({ ...before, [id]: target.value }))}
            />
          </Field>
        ))}
        <Button type="submit" variant="primary" busy={isBusy} className="justify-self-start">
          {t('answers.send')}
        </Button>
      </form>
    </Card>
  );
}
