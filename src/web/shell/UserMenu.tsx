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
  const [{ call }, { logout }, { hangUp }] = await Promise.all([
    import('#web/lib/call.ts'),
    import('#shared/identity/identity.contract.ts'),
    import('#web/lib/realtime.ts'),
  ]);
  const comeBack = hangUp();
  try {
    await call(logout, {});
    noteChange();
    // Loaded anew, so that nothing of the person stays in memory.
    window.location.assign('/');
  } catch (error) {
    comeBack();
    showToast({ type: 'error', title: (error as Error).message });
  }
}

export function UserMenu({ user }: { user: SessionUser }) {
  const t = useTexts(shellTexts);
  return (
    <PopMenu
      label={t('shell.your_menu')}
      trigger={
        <>
          <Avatar name={user.name} photo={user.photo} size={28} />
          <span className="max-w-56 truncate text-sm text-ink max-xl:sr-only">
            {user.name}
            {user.company && <span className="font-normal text-ink-2"> · {user.company.name}</span>}
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
