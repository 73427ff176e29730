import { CloudOff, DoorClosed, Hourglass, type LucideIcon, SearchX, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import type { ErrorAnswer } from '#shared/kernel/errors.ts';
import { shellTexts } from '#shared/reference/shell.texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { useSessionUser } from './session.ts';
import { useSiteName, useTexts } from './texts.ts';

type ErrorPageProps = {
  error: unknown;
  /** Replaces the general words where a page knows why something may not be found. */
  notFound?: { title: string; text: string; action: ReactNode };
};

/** Explains what went wrong and offers a way to go on. */
export function ErrorPage({ error, notFound }: ErrorPageProps) {
  const t = useTexts(shellTexts);
  const user = useSessionUser();
  const isOffline = useIsOffline();
  useReloadWhenBack(isOffline);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const answer = isRouteErrorResponse(error) ? (error.data as Partial<ErrorAnswer> | null) : null;

  if (isOffline) {
    return (
      <Trouble icon={CloudOff} title={t('shell.offline_title')} action={<TryAgain />}>
        {t('shell.offline_text')}
      </Trouble>
    );
  }
  if (status === 404 && notFound) {
    return (
      <Trouble icon={SearchX} title={notFound.title} action={notFound.action}>
        {notFound.text}
      </Trouble>
    );
  }
  if (status === 404 || status === 410) {
    const home = <ButtonLink to="/">{t('shell.go_home')}</ButtonLink>;
    return (
      <Trouble icon={SearchX} title={t('shell.not_found_title')} action={home}>
        {status === 410 && answer?.message ? answer.message : t('shell.not_found_text')}
      </Trouble>
    );
  }
  if (status === 403) {
    const other = <ButtonLink to="/login?next=/">{t('shell.switch_account')}</ButtonLink>;
    return (
      <Trouble icon={DoorClosed} title={t('shell.forbidden_title')} action={other}>
        {user ? t('shell.forbidden_text', { email: user.email }) : answer?.message}
      </Trouble>
    );
  }
  if (status === 503 || status === 429) {
    return (
      <Trouble icon={Hourglass} title={t('shell.unavailable_title')} action={<TryAgain />}>
        {t('shell.unavailable_text')}
      </Trouble>
    );
  }
  return (
    <Trouble icon={TriangleAlert} title={t('shell.failed_title')} action={<TryAgain />}>
      {t('shell.failed_text')}
    </Trouble>
  );
}

type TroubleProps = { icon: LucideIcon; title: string; action: ReactNode; children: ReactNode };

function Trouble({ icon, title, action, children }: TroubleProps) {
  const site = useSiteName();
  return (
    <main id="main" className="wrap grid flex-1 content-center py-s7">
      <title>{`${title} · ${site}`}</title>
      <EmptyState icon={icon} titleLevel={1} title={title} action={action}>
        {children}
      </EmptyState>
    </main>
  );
}

function TryAgain() {
  const t = useTexts(shellTexts);
  const { revalidate } = useRevalidator();
  return (
    <Button onClick={() => (navigator.onLine ? window.location.reload() : revalidate())}>{t('shell.try_again')}</Button>
  );
}

/** Reloads a page that failed without a connection, as soon as there is one again. */
function useReloadWhenBack(isOffline: boolean): void {
  const wasOffline = useRef(false);
  useEffect(() => {
    if (wasOffline.current && !isOffline) window.location.reload();
    wasOffline.current = isOffline;
  }, [isOffline]);
}

export function useIsOffline(): boolean {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return isOffline;
}
