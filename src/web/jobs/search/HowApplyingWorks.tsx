import { homeTexts } from '#shared/reference/home.texts.ts';
import { shellTexts } from '#shared/reference/shell.texts.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { StepNumber } from '#web/ui/StepNumber.tsx';

const STEPS = [1, 2, 3] as const;

export function HowApplyingWorks() {
  const t = useTexts(homeTexts);
  const tShell = useTexts(shellTexts);
  const postJob = useSessionUser()?.role === 'company' ? '/company/jobs/new' : '/register?role=company';
  return (
    <aside className="grid gap-s5" aria-labelledby="how">
      <h2 id="how">{t('home.how_title')}</h2>
      <ol className="grid gap-s5">
        {STEPS.map((step) => (
          <li key={step} className="flex gap-s4">
            <StepNumber value={step} />
            <div>
              <h3>{t(`home.how_${step}_title`)}</h3>
              <p className="text-sm text-ink-2">{t(`home.how_${step}_text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="grid gap-s3 rounded-r2 bg-wash p-s4 text-sm text-ink-2">
        <p>
          <b className="text-ink">{t('home.hiring')}</b> {t('home.hiring_text')}
        </p>
        <ButtonLink to={postJob}>{tShell('shell.post_a_job')}</ButtonLink>
      </div>
    </aside>
  );
}
