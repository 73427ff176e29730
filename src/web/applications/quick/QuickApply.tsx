import { type FormEvent, useRef } from 'react';
import { COVER_LETTER, SCREENING_ANSWER } from '#shared/applications/applications.values.ts';
import { applyTexts } from '#shared/jobs/apply.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { WhoDecides } from '#web/jobs/WhoDecides.tsx';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWritten } from '#web/lib/written.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useLoadAhead } from '#web/ui/useLoadAhead.ts';
import { applyAddress } from '../apply-address.ts';
import type { ApplyFormProps } from '../apply-form.ts';
import { JobFacts } from '../JobFacts.tsx';
import { ResumeField } from '../ResumeField.tsx';
import { useQuickApplication } from './useQuickApplication.ts';

/** The short form in a full-screen dialog. A visitor can write already, but needs an account to send it. */
export function QuickApply({ job, open, onClose, onApplied }: ApplyFormProps) {
  const written = useWritten();
  const t = useTexts(applyTexts);
  const tUi = useTexts(uiTexts);
  const user = useSessionUser();
  useLoadAhead();
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
    // The errors appear with the next frame. The first invalid field gets the focus and is scrolled into view.
    requestAnimationFrame(() => {
      const field = body.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      field?.focus({ preventScroll: true });
      field?.scrollIntoView({ block: 'center' });
    });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="full"
      isColumn
      headerMark={
        <CompanyMark name={job.company.name} logo={job.company.logo_url} size={44} className="max-md:size-10!" />
      }
      title={t('jobs.apply_for', { title: job.title })}
      subtitle={<JobFacts job={job} />}
      locked={isBusy}
      onSubmit={send}
      footer={
        <>
          {/* Shown beside the button that was pressed: at the top nobody would see it, and it would shift the text. */}
          {(failure || sessionEnded) && (
            <Banner tone="danger" announce className="w-full">
              {failure ?? t('jobs.session_ended')}
            </Banner>
          )}
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
      <div ref={body} className="grid gap-s5">
        <WhoMayApply user={user} next={next} />
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
            {job.questions.map(({ id, title, required }) => (
              <Field
                key={id}
                label={<span {...written(title)}>{title}</span>}
                required={required}
                optional={!required}
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
            <WhoDecides job={job} />
          </>
        )}
      </div>
    </Dialog>
  );
}

type WhoMayApplyProps = { user: ReturnType<typeof useSessionUser>; next: string };

/** Says what prevents sending, with a link that solves it and returns here. */
function WhoMayApply({ user, next }: WhoMayApplyProps) {
  const t = useTexts(applyTexts);
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
  if (user) return null;
  return (
    <Banner
      tone="info"
      title={t('jobs.sign_in_title')}
      actions={<ButtonLink to={`/register?role=candidate&next=${next}`}>{t('jobs.create_account')}</ButtonLink>}
    >
      {t('jobs.sign_in_text')}
    </Banner>
  );
}
