import { ClockAlert } from 'lucide-react';
import { answersTexts } from '#shared/answers/answers.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

/** Opens the company's dashboard while people have waited longer than promised. */
export function LateNotice({ late }: { late: number }) {
  const t = useTexts(answersTexts);
  if (late === 0) return null;
  return (
    <Banner
      tone="warning"
      icon={ClockAlert}
      title={t('awaited.late', { count: late })}
      className="mb-s5"
      actions={
        <ButtonLink to="/company/answers?late=1" size="sm">
          {t('awaited.answer_them')}
        </ButtonLink>
      }
    />
  );
}
