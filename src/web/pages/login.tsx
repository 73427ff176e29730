import { Mail } from 'lucide-react';
import { redirect, useSearchParams } from 'react-router';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { ownPath } from '#shared/kernel/own-path.ts';
import { AuthFrame } from '#web/identity/AuthFrame.tsx';
import { LoginForm } from '#web/identity/LoginForm.tsx';
import { type PageHandle, sharedBy } from '#web/lib/page-handle.ts';
import { serverContext } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { homeOf } from '#web/shell/navigation.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { Route } from './+types/login.ts';

export const handle: PageHandle = { footer: false, sharedAs: sharedBy('next') };
export const meta: Route.MetaFunction = () => [{ title: 'Sign in · Fursa' }, { name: 'robots', content: 'noindex' }];

export function loader({ context, request }: Route.LoaderArgs) {
  const { user } = context.get(serverContext);
  const next = new URL(request.url).searchParams.get('next');
  // Who is signed in and was sent here lacks the right, not the session: they may want another account.
  if (user && next === null) throw redirect(homeOf(user.role));
  return null;
}

export default function LoginPage() {
  const t = useTexts(identityTexts);
  const [query] = useSearchParams();
  const next = query.get('next');
  const keep = next ? `&next=${encodeURIComponent(ownPath(next, '/'))}` : '';
  return (
    <AuthFrame title={t('identity.welcome_back')} text={t('identity.welcome_back_text')}>
      <LoginForm next={next} />
      <p className="flex items-center gap-s3 text-sm text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('identity.new_here')}
      </p>
      <div className="grid gap-s3 sm:grid-cols-2">
        <ButtonLink to={`/register?role=candidate${keep}`}>{t('identity.i_look_for_work')}</ButtonLink>
        <ButtonLink to={`/register?role=company${keep}`}>{t('identity.i_hire')}</ButtonLink>
      </div>
      <Banner tone="quiet" icon={Mail}>
        <b className="text-ink">{t('identity.guest_title')}</b> {t('identity.guest_text')}
      </Banner>
    </AuthFrame>
  );
}
