import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { shellTexts } from '#shared/reference/shell.texts.ts';
import { SHIPPED_SITE_NAME } from '#shared/reference/site.values.ts';
import { useSiteName, useTexts } from '#web/lib/texts.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { LanguageChoices } from './LanguageChoices.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useArrival } from './useArrival.ts';

const linkClass =
  'rounded-r1 px-s3 py-s2 font-medium text-ink-2 hover:bg-wash hover:text-ink aria-[current]:bg-wash aria-[current]:text-ink';

/** The frame of all pages for visitors; somebody signed in has the one of the workspace. */
export function PublicLayout({ children, footer = true }: { children: ReactNode; footer?: boolean }) {
  useArrival();
  return (
    <>
      <Header />
      <OfflineBanner />
      {children}
      {footer && <Footer />}
    </>
  );
}

function Header() {
  const t = useTexts(shellTexts);
  const site = useSiteName();
  const isSearch = useLocation().pathname === '/jobs';
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-4 border-b border-line bg-paper print:hidden">
        <div className="wrap flex h-head items-center gap-s5 max-md:justify-between max-md:gap-s2">
          <div className="flex min-w-0 items-center gap-s5 md:me-auto">
            <Link to="/" aria-label={site} className="min-w-0">
              <Logo name={site} />
            </Link>
            <nav aria-label={t('shell.main_navigation')} className="flex gap-s1 max-md:hidden">
              <Link to="/jobs" aria-current={isSearch ? 'page' : undefined} className={linkClass}>
                {t('shell.find_jobs')}
              </Link>
              <Link to="/register?role=company" className={linkClass}>
                {t('shell.for_employers')}
              </Link>
            </nav>
          </div>
          {/* The narrowest phones, in the languages with the longest words, need every pixel. */}
          <div className="flex items-center gap-s2 max-[399px]:gap-0 max-[399px]:[&>a]:px-2 max-[399px]:[&>a]:text-sm">
            <LanguageMenu />
            <ButtonLink to="/login" variant="quiet">
              {t('shell.sign_in')}
            </ButtonLink>
            <ButtonLink to="/register?role=company">{t('shell.post_a_job')}</ButtonLink>
          </div>
        </div>
      </header>
    </>
  );
}

function Footer() {
  const t = useTexts(shellTexts);
  const site = useSiteName();
  return (
    <footer className="mt-s8 border-t border-line text-sm text-ink-2 print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-s5 gap-y-s3 py-s5">
        <span>{t('shell.open_source')}</span>
        {/* Only the shipped name has a known meaning, not one chosen by an admin. */}
        <span className="me-auto">{site === SHIPPED_SITE_NAME && t('shell.meaning')}</span>
        <LanguageChoices />
        <Link to="/docs/api" className="hover:text-ink hover:underline">
          {t('shell.api')}
        </Link>
      </div>
    </footer>
  );
}
