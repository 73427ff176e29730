import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { shellTexts } from '#shared/reference/shell.texts.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useSiteName, useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { useLoadAhead } from '#web/ui/useLoadAhead.ts';
import { DockMenu } from './DockMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { NAVIGATION, type NavigationLink } from './navigation.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { SkipLink } from './SkipLink.tsx';
import { UserMenu } from './UserMenu.tsx';

/** How many links fit into the top bar; the account menu has all of them. */
const IN_BAR = 6;
/** How many fit into a phone's bottom bar; where there are more, a menu takes the last place. */
const DOCKED = 5;
const DOCK_ITEM =
  'relative grid min-h-14 flex-auto place-content-center px-0.5 whitespace-nowrap justify-items-center gap-0.5 text-xs font-medium text-ink-2 aria-[current]:text-accent-strong';

type WorkspaceLayoutProps = {
  children: ReactNode;
  /** Shown beside a link, such as the number of unread messages, by the link's address. */
  badges?: Readonly<Record<string, ReactNode>>;
  /** Shown before the account menu: the search and the notifications. */
  tools?: ReactNode;
};

/** The frame of the signed-in pages: one bar with navigation by role; on a phone the links are at the bottom. */
export function WorkspaceLayout({ children, badges = {}, tools }: WorkspaceLayoutProps) {
  const t = useTexts(shellTexts);
  const site = useSiteName();
  const user = useSessionUser();
  const { pathname } = useLocation();
  useLoadAhead();
  if (!user) return children;
  const links = NAVIGATION[user.role].filter(({ inMenuOnly }) => !inMenuOnly);
  const docked = links.length > DOCKED ? links.filter(({ notDocked }) => !notDocked).slice(0, DOCKED - 1) : links;
  const isAt = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  const isHere = ({ to, also }: NavigationLink) => isAt(to) || (also !== undefined && isAt(also));
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-4 border-b border-line bg-paper print:hidden">
        <div className="flex h-13 items-center gap-s4 px-5 max-md:px-gutter">
          <Link to="/" aria-label={site} className="min-w-0">
            <Logo name={site} size={22} />
          </Link>
          <nav aria-label={t('shell.main_navigation')} className="ms-s2 flex h-full gap-0.5 max-md:hidden">
            {links.slice(0, IN_BAR).map((link) => (
              <Link
                key={link.to}
                to={link.to}
                aria-current={isHere(link) ? 'page' : undefined}
                className="relative flex items-center gap-1.75 px-s2 text-sm font-medium text-ink-2 after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 hover:text-ink focus-visible:shadow-focus-inset! xl:px-s3 xl:after:inset-x-3 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:after:bg-accent aria-[current]:[&_svg]:text-accent"
              >
                <Icon of={link.icon} size="sm" className="max-lg:hidden" />
                {t(link.text)}
                {badges[link.to]}
              </Link>
            ))}
          </nav>
          <div className="ms-auto flex items-center gap-s1">
            {tools}
            <LanguageMenu short={tools !== undefined} />
            <UserMenu user={user} />
          </div>
        </div>
      </header>
      <OfflineBanner />
      {children}
      {/* Hidden on pages that have a bottom bar of their own, which link back to their list. */}
      <nav
        data-dock
        aria-label={t('shell.menu')}
        className="sticky bottom-0 z-4 flex border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden print:hidden [:has([data-dock=alone])>&]:hidden"
      >
        {docked.map((link) => (
          <Link key={link.to} to={link.to} aria-current={isHere(link) ? 'page' : undefined} className={DOCK_ITEM}>
            <Icon of={link.icon} />
            {t(link.text)}
            {/* The badge is beside the icon and not on it, so that both can be read. */}
            {badges[link.to] && <span className="absolute start-1/2 top-1 ms-3">{badges[link.to]}</span>}
          </Link>
        ))}
        {docked.length < links.length && (
          <DockMenu links={links.filter((link) => !docked.includes(link))} isHere={isHere} className={DOCK_ITEM} />
        )}
      </nav>
    </>
  );
}
