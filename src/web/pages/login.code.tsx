import { useSearchParams } from 'react-router';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { AuthFrame } from '#web/identity/AuthFrame.tsx';
import { BackToSignIn } from '#web/identity/BackToSignIn.tsx';
import { CodeForm } from '#web/identity/sign-in/CodeForm.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { type PageHandle, sharedBy } from '#web/lib/page-handle.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { Route } from './+types/login.code.ts';

/** The same for everybody: whose sign-in it is, only the server knows. */
export const handle: PageHandle = { footer: false, sharedAs: sharedBy() };
export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, identityTexts)('identity.code_title')) },
  { name: 'robots', content: 'noindex' },
];

export default function CodePage() {
  const t = useTexts(identityTexts);
  const [query] = useSearchParams();
  return (
    <AuthFrame title={t('identity.code_title')} text={t('identity.code_text')}>
      <CodeForm next={query.get('next')} />
      <BackToSignIn />
    </AuthFrame>
  );
}
