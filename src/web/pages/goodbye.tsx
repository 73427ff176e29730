import { ownDataTexts } from '#shared/people/own-data.texts.ts';
import { AuthFrame } from '#web/identity/AuthFrame.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { Route } from './+types/goodbye.ts';

export const handle = { footer: false };
export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, ownDataTexts)('own.goodbye_title')) },
  { name: 'robots', content: 'noindex' },
];

/** Shown after an account was erased. */
export default function GoodbyePage() {
  const t = useTexts(ownDataTexts);
  return (
    <AuthFrame title={t('own.goodbye_title')} text={t('own.goodbye_text')}>
      <div>
        <ButtonLink to="/jobs">{t('own.goodbye_jobs')}</ButtonLink>
      </div>
    </AuthFrame>
  );
}
