import { ArrowRight, CircleCheck } from 'lucide-react';
import { ownProfileTexts } from '#shared/profiles/own-profile.texts.ts';
import { profileCompleteness } from '#shared/profiles/profile-completeness.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { useFormState } from '../form/form-context.ts';
import { type ProfileForm, toFields } from './profile-form.ts';

function wordsFor(percent: number) {
  if (percent === 100) return 'own.complete_full';
  if (percent >= 80) return 'own.complete_nearly';
  return percent >= 40 ? 'own.complete_half' : 'own.complete_start';
}

/** How complete the profile is as it is typed now, with links to what would help most. */
export function Completeness({ onLead }: { onLead: (path: string) => void }) {
  const t = useTexts(ownProfileTexts);
  const data = useFormState<ProfileForm, ProfileForm>((state) => state.data);
  const { percent, next } = profileCompleteness(toFields(data));
  // Nothing is left to do, so one line is enough.
  if (percent === 100)
    return (
      <Card as="section" aria-label={t('own.complete_title')} className="flex items-center gap-s2 px-s4 py-s3">
        <Icon of={CircleCheck} size="sm" className="text-success" />
        <p className="text-sm font-semibold tabular-nums">{t('own.complete_percent', { percent })}</p>
      </Card>
    );
  return (
    <Card as="section" title={t('own.complete_title')} pad>
      <div className="grid gap-s3">
        <p className="text-lg font-semibold tabular-nums">{t('own.complete_percent', { percent })}</p>
        <ProgressBar percent={percent} label={t('own.complete_title')} />
        <p className="text-sm text-ink-2">{t(wordsFor(percent))}</p>
        {next.length > 0 && (
          <>
            <h3 className="mt-s2 text-sm">{t('own.next_title')}</h3>
            <ul className="grid gap-s1">
              {next.map(({ id, path }) => (
                <li key={id}>
                  <button
                    type="button"
                    onClick={() => onLead(path)}
                    className="-mx-s2 flex w-[calc(100%+1rem)] items-center gap-s2 rounded-r2 px-s2 py-s2 text-start text-sm text-accent-strong hover:bg-wash"
                  >
                    <span className="flex-1">{t(`own.next_${id}`)}</span>
                    <Icon of={ArrowRight} size="sm" flip />
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  );
}
