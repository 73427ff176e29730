import { identityTexts } from '#shared/identity/identity.texts.ts';
import { securityTexts } from '#shared/identity/sign-in/security.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Link } from '#web/ui/Link.tsx';

/** The two pages about the own account, each with its own address. */
export function AccountTabs({ current }: { current: 'account' | 'security' }) {
  const t = useTexts(securityTexts);
  const tIdentity = useTexts(identityTexts);
  const tabs = [
    ['account', '/user/account', tIdentity('identity.account')],
    ['security', '/user/security', t('security.title')],
  ] as const;
  return (
    <nav aria-label={t('security.tabs')} className="mb-s5 flex gap-s5 border-b border-line max-md:mb-s4">
      {tabs.map(([name, to, label]) => (
        <Link
          key={name}
          to={to}
          aria-current={name === current ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent font-semibold text-ink-2 hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
