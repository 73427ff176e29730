import { type FormEvent, useRef } from 'react';
import { COVER_LETTER, SCREENING_ANSWER } from '#shared/applications/applications.values.ts';
import { applyTexts } from '#shared/jobs/apply.texts.ts';
import { shellTexts } from '#shared/reference/shell.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { WhoDecides } from '#web/jobs/WhoDecides.tsx';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWritten } from '#web/lib/written.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { applyAddress } from '../apply-address.ts';
import type { ApplyFormProps } from '../apply-form.ts';
import { ResumeField } from '../ResumeField.tsx';
import { useQuickApplication } from './useQuickApplication.ts';

/** The short form, over the whole screen. A visitor may write already; sending it takes an account. */
export function QuickApply({ job, open, onClose, onApplied }: ApplyFormProps) {
  const written = useWritten();
  const t = useTexts(applyTexts);
  const tUi = useTexts(uiTexts);
  const user = useSessionUser();
  const body = useRef<HTMLDivElement>(null);
  const done = () => {
    onApplied();
    onClose();
  };
  const { draft, stored, errors, failure, sessionEnded, isBusy, change, submit } = useQuickApplication(job, user, done);
  const isOther = user !== null && user.role !== 'candidate';
  const mustSignIn = user === null || sessionEnded;
  const next = encodeURIComponent(applyAddress(job.slug));

  async function send(event: FormEvent) {
    event.preventDefault();
    if (mustSignIn || isOther || (await submit())) return;
    // The errors are on the page with the next frame; the first of them takes the focus.
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="full"
      title={t('jobs.apply_for', { title: job.title })}
      locked={isBusy}
      onSubmit={send}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isBusy}>
            {tUi('ui.cancel')}
          </Button>
          {mustSignIn ? (
            <ButtonLink variant="primary" to={`/login?next=${next}`}>
              {t('jobs.sign_in_to_submit')}
            </ButtonLink>
          ) : (
            !isOther && (
              <Button type="submit" variant="primary" busy={isBusy}>
                {t(isBusy ? 'jobs.submitting' : 'jobs.submit')}
              </Button>
            )
          )}
        </>
      }
    >
      <div ref={body} className="mx-auto grid max-w-162 gap-s5">
        <WhoMayApply user={user} sessionEnded={sessionEnded} next={next} />
        {failure && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        {!isOther && (
          <>
            <Field
              label={t('jobs.cover_letter')}
              required
              error={errors.coverLetter}
              counter={{ max: COVER_LETTER.max, value: draft.coverLetter }}
            >
              <TextArea
                rows={9}
                className="min-h-54"
                value={draft.coverLetter}
                onChange={({ target }) => change('coverLetter', { coverLetter: target.value })}
              />
            </Field>
            {job.questions.map(({ id, title }) => (
              <Field
                key={id}
                label={<span {...written(title)}>{title}</span>}
                required
                error={errors[`answers.${id}`]}
                counter={{ max: SCREENING_ANSWER.max, value: draft.answers[id] ?? '' }}
              >
                <TextArea
                  rows={3}
                  value={draft.answers[id] ?? ''}
                  onChange={({ target }) =>
                    change(`answers.${id}`, { answers: { ...draft.answers, [id]: target.value } })
                  }
                />
              </Field>
            ))}
            {!mustSignIn && (
              <ResumeField
                stored={stored}
                onChange={(resumeId) => change('resume_id', { resumeId })}
                error={errors.resume_id}
              />
            )}
            <WhoDecides mode={job.screening_mode} />
          </>
        )}
      </div>
    </Dialog>
  );
}

type WhoMayApplyProps = { user: ReturnType<typeof useSessionUser>; sessionEnded: boolean; next: string };

/** Says what stands in the way of sending, and leads past it and back. */
function WhoMayApply({ user, sessionEnded, next }: WhoMayApplyProps) {
  const t = useTexts(applyTexts);
  const tShell = useTexts(shellTexts);
  if (user && user.role !== 'candidate') {
    return (
      <Banner
        tone="info"
        title={t('jobs.candidates_only')}
        actions={<ButtonLink to={`/login?next=${next}`}>{t('jobs.switch_account')}</ButtonLink>}
      >
        {t('jobs.candidates_only_text', { name: user.name })}
      </Banner>
    );
  }
  if (user && !sessionEnded) return null;
  return (
    <Banner
      tone={sessionEnded ? 'warning' : 'info'}
      announce={sessionEnded}
      title={t('jobs.sign_in_title')}
      actions={
        <>
          <ButtonLink to={`/login?next=${next}`}>{tShell('shell.sign_in')}</ButtonLink>
          <ButtonLink to={`/register?role=candidate&next=${next}`} variant="quiet">
            {t('jobs.create_account')}
          </ButtonLink>
        </>
      }
    >
      {t(sessionEnded ? 'jobs.session_ended' : 'jobs.sign_in_text')}
    </Banner>
  );
}
