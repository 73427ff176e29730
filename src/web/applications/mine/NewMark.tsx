import { mineTexts } from '#shared/applications/mine.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';

/** Marks what has happened since the last visit. */
export function NewMark() {
  const t = useTexts(mineTexts);
  return (
    <Badge tone="info" pill>
      <span aria-hidden="true">{t('mine.new')}</span>
      <span className="sr-only">{t('mine.new_since')}</span>
    </Badge>
  );
}
