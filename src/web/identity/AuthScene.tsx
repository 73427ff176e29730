import { identityTexts } from '#shared/identity/identity.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { cx } from '#web/ui/cx.ts';
import { Door } from '#web/ui/Door.tsx';
import { ScoreLine } from '#web/ui/ScoreLine.tsx';

const STAGES = ['identity.scene_new', 'identity.scene_shortlisted', 'identity.scene_interview'] as const;
const REACHED = 1;
const COMPANY = 'Nuvemba Freight';

/**
 * A drawing of what an account is for: an application on its way, in the doorway. It is decorative: not read out, and
 * without links.
 */
export function AuthScene({ className }: { className?: string }) {
  const t = useTexts(identityTexts);
  return (
    <div aria-hidden="true" className={cx('grid place-items-end justify-center overflow-clip px-s7 pt-s8', className)}>
      <Door
        big
        word="فرصة"
        wordLang="ar"
        caption={t('identity.scene_word')}
        className="min-h-[min(100%,40rem)] w-110 max-w-full"
      >
        <div className="grid gap-s4 p-s5 pb-s6">
          <div className="flex items-center gap-s3">
            <CompanyMark name={COMPANY} size={40} />
            <div className="min-w-0">
              <p className="font-semibold">{t('identity.scene_job')}</p>
              <p className="text-sm text-ink-2">{COMPANY}</p>
            </div>
          </div>
          <ol className="grid grid-cols-3 text-sm">
            {STAGES.map((stage, at) => (
              <li
                key={stage}
                className={cx('grid content-start gap-s2', at === REACHED ? 'font-semibold' : 'text-ink-2')}
              >
                <span
                  className={cx(
                    'flex items-center before:size-3 before:rounded-round before:border-2 after:h-0.5 after:flex-1',
                    at <= REACHED ? 'before:border-accent' : 'before:border-line-strong',
                    at < REACHED ? 'before:bg-accent after:bg-accent' : 'after:bg-line-strong',
                    at === STAGES.length - 1 && 'after:hidden',
                  )}
                />
                {t(stage)}
              </li>
            ))}
          </ol>
          <ScoreLine
            label={t('identity.scene_score')}
            percent={82}
            category="Excellent"
            className="border-t border-line pt-s3"
          />
        </div>
      </Door>
    </div>
  );
}
