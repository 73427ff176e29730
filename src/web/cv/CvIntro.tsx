import { FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { cvReadingTexts } from '#shared/cv/cv.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/Icon.tsx';

type CvIntroProps = { titleId?: string; text?: string | undefined; children?: ReactNode };

/** Explains what starting from a CV does. It is shown before the rest of the form has loaded. */
export function CvIntro({ titleId, text, children }: CvIntroProps) {
  const t = useTexts(cvReadingTexts);
  return (
    <>
      <span className="grid size-11 place-items-center rounded-round bg-accent-soft text-accent-strong max-sm:hidden">
        <Icon of={FileUp} />
      </span>
      <div className="grid gap-1">
        <h2 id={titleId} className="text-md">
          {t('cv.start')}
        </h2>
        <p className="text-sm text-ink-2">{text ?? t('cv.start_text')}</p>
        {children}
      </div>
    </>
  );
}
