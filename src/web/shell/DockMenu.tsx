import { Menu } from 'lucide-react';
import { shellTexts } from '#shared/reference/shell.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { NavigationLink } from './navigation.ts';
import { popItemClass, useClosing } from './PopMenu.tsx';

type DockMenuProps = { links: readonly NavigationLink[]; isHere: (link: NavigationLink) => boolean; className: string };

/** The last item of a phone's bottom bar: a menu with the links that do not fit there. */
export function DockMenu({ links, isHere, className }: DockMenuProps) {
  const t = useTexts(shellTexts);
  const details = useClosing();
  const close = () => {
    if (details.current) details.current.open = false;
  };
  return (
    <details ref={details} className="relative grid flex-auto">
      <summary
        aria-current={links.some(isHere) ? 'true' : undefined}
        className={`${className} list-none [&::-webkit-details-marker]:hidden`}
      >
        <Icon of={Menu} />
        {t('shell.menu')}
      </summary>
      <div className="absolute end-s2 bottom-full z-5 mb-1.5 grid min-w-48 rounded-r2 border border-line bg-raised p-1.5 shadow-3">
        {links.map((link) => (
          <Link
            key={link.to}
            to={link.to}
            onClick={close}
            aria-current={isHere(link) ? 'page' : undefined}
            className={popItemClass}
          >
            <Icon of={link.icon} size="sm" />
            {t(link.text)}
          </Link>
        ))}
      </div>
    </details>
  );
}
