import { useState } from 'react';
import { answersTexts } from '#shared/answers/answers.texts.ts';
import { type Closing, retryClosing } from '#shared/answers/closing.contract.ts';
import { closingTexts } from '#shared/answers/closing.texts.ts';
import type { ClosingProblem as Problem } from '#shared/answers/closing.values.ts';
import type { ApplicationCard } from '#shared/board/board.contract.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { MESSAGE } from '#shared/messenger/messenger.values.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { showToast } from '#web/ui/toasts.ts';

type ClosingProblemProps = {
  jobId: number;
  card: ApplicationCard;
  problem: Problem;
  /** The job was opened again: nothing more goes out with its closing. */
  isOver: boolean;
  onTried: (closing: Closing) => void;
};

/** Somebody who could not be told, why, and what can be done about it. */
export function ClosingProblem({ jobId, card, problem, isOver, onTried }: ClosingProblemProps) {
  const t = useTexts(closingTexts);
  const tAnswers = useTexts(answersTexts);
  const [text, setText] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { name } = card.candidate.user;
  const isWriting = text !== null;
  const needsText = problem === 'no_value' || problem === 'too_long';

  async function retry() {
    setBusy(true);
    try {
      const input = { id: String(jobId), application_id: card.id, ...(text?.trim() && { text }) };
      const { told, closing } = await call(retryClosing, input);
      showToast(
        told
          ? { type: 'success', title: t('closing.now_told', { name }) }
          : { type: 'warning', title: t('closing.still_not', { name }) },
      );
      onTried(closing);
    } catch (error) {
      if (!isAppError(error)) throw error;
      showToast({ type: 'error', title: error.message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className="grid gap-s2 px-s3 py-s3">
      <div className="min-w-0">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-2">{t(`closing.problem_${problem}`)}</p>
      </div>
      {isWriting && (
        <Field label={t('closing.write_named', { name })} counter={{ max: MESSAGE.max, value: text }}>
          <TextArea rows={5} dir="auto" value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
      )}
      <div className="flex flex-wrap gap-s2">
        {!isOver && isWriting && (
          <Button size="sm" variant="primary" busy={isBusy} disabled={text.trim() === ''} onClick={() => void retry()}>
            {t('closing.send')}
          </Button>
        )}
        {!isOver && !isWriting && needsText && (
          <Button size="sm" aria-label={t('closing.write_named', { name })} onClick={() => setText('')}>
            {t('closing.write')}
          </Button>
        )}
        {!isOver && !isWriting && !needsText && (
          <Button size="sm" busy={isBusy} aria-label={t('closing.retry_named', { name })} onClick={() => void retry()}>
            {t('closing.retry')}
          </Button>
        )}
        <ButtonLink size="sm" variant="quiet" to={`/company/applications?application=${card.id}`}>
          {tAnswers('awaited.open')}
        </ButtonLink>
      </div>
    </li>
  );
}
