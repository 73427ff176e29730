import { useState } from 'react';
import { type Disownable, disownApplication } from '#shared/applications/disown.contract.ts';
import { disownTexts } from '#shared/applications/disown.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

type QuestionProps = { token: string; application: Disownable; onRemoved: () => void; onOver: () => void };

/** Asks for a click, because mail scanners open links too. */
export function DisownQuestion({ token, application, onRemoved, onOver }: QuestionProps) {
  const t = useTexts(disownTexts);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function remove() {
    setBusy(true);
    setFailure(null);
    try {
      await call(disownApplication, { token });
      onRemoved();
    } catch (error) {
      if (!isAppError(error)) throw error;
      if (error.code === 'link_expired') onOver();
      else setFailure(error.message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      {failure && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
      <p>{t('disown.what_happens', { company: application.company.name })}</p>
      <Button variant="danger-solid" size="lg" wide busy={isBusy} onClick={remove}>
        {t('disown.remove')}
      </Button>
      <p className="text-sm text-ink-2">{t('disown.it_was_me')}</p>
    </>
  );
}

/** What the owner of the address can do now. */
export function AfterDisowning({ application: { job, company } }: { application: Disownable }) {
  const t = useTexts(disownTexts);
  const user = useSessionUser();
  return (
    <>
      <Banner tone="success" announce>
        <p>{t('disown.done_text', { company: company.name })}</p>
        {job.open && <p className="mt-s2">{t('disown.done_next')}</p>}
      </Banner>
      {job.open && (
        <ButtonLink to={`/job/${job.slug}`} variant="primary" size="lg" wide>
          {t('disown.to_job')}
        </ButtonLink>
      )}
      {!user && (
        <>
          <p className="text-sm text-ink-2">{t('disown.account_hint')}</p>
          <ButtonLink to="/register" size="lg" wide>
            {t('disown.create_account')}
          </ButtonLink>
        </>
      )}
    </>
  );
}

export function DisowningOver() {
  const t = useTexts(disownTexts);
  return (
    <>
      <p>{t('disown.over_next')}</p>
      <ButtonLink to="/jobs" size="lg" wide>
        {t('disown.to_jobs')}
      </ButtonLink>
    </>
  );
}
