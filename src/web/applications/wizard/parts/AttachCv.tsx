import { cvReadingTexts } from '#shared/cv/cv.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { useWizard } from '../wizard-context.ts';

/** Whoever started from a CV decides whether the employer gets the file too. */
export function AttachCv() {
  const t = useTexts(cvReadingTexts);
  const { cv, attachCv } = useWizard();
  if (!cv) return null;
  return (
    <Checkbox checked={cv.isAttached} onChange={(event) => attachCv(event.target.checked)} help={t('cv.attach_help')}>
      <span dir="auto">{t('cv.attach', { name: cv.file.name })}</span>
    </Checkbox>
  );
}
