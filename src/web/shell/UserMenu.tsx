import { LogOut } from 'lucide-react';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { shellTexts } from '#shared/reference/shell.texts.ts';
import { noteChange } from '#web/lib/came-back.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { NAVIGATION } from './navigation.ts';
import { PopMenu, popItemClass } from './PopMenu.tsx';

async function signOut(): Promise<void> {
  const [{ call }, { logout }, { disconnectForSignOut }] = await Promise.all([
    import('#web/lib/call.ts'),
    import('#shared/identity/identity.contract.ts'),
    import('#web/lib/realtime.ts'),
  ]);
  const comeBack = disconnectForSignOut();
  try {
    await call(logout, {});
    noteChange();
    // A full page load, so that nothing of the person stays in memory.
    window.location.assign('/');
  } catch (error) {
    comeBack();
    showToast({ type: 'error', title: (error as Error).message });
  }
}

export function UserMenu({ user }: { user: SessionUser }) {
  const t = useTexts(shellTexts);
  const company = user.company ?? user.interviews_for;
  return (
    <PopMenu
      label={t('shell.your_menu')}
      // The picture is aligned with the edge of the page's content.
      className="max-xl:-me-3"
      trigger={
        <>
          <Avatar name={user.name} photo={user.photo} size={28} />
          {/* Name and company are one above the other, so that each has the whole width, which is small beside the
            links. */}
          <span className="grid max-w-44 gap-1 text-start text-sm leading-none text-ink max-xl:sr-only">
            <bdi className="-my-1 truncate py-1">{user.name}</bdi>
            {company && <bdi className="-my-1 truncate py-1 text-xs font-normal text-ink-2">{company.name}</bdi>}
          </span>
        </>
      }
    >
      {NAVIGATION[user.role].map(({ to, text, icon }) => (
        <Link key={to} to={to} className={popItemClass}>
          <Icon of={icon} size="sm" />
          {t(text)}
        </Link>
      ))}
      <button type="button" className={`${popItemClass} border-t border-line`} onClick={signOut}>
        <Icon of={LogOut} size="sm" className="flip" />
        {t('shell.sign_out')}
      </button>
    </PopMenu>
  );
}
