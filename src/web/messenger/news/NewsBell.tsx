import { Bell } from 'lucide-react';
import { useState } from 'react';
import type { WorkspaceNews } from '#shared/messenger/news.contract.ts';
import { newsTexts } from '#shared/messenger/news.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button-look.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { usePreloaded } from '#web/ui/usePreloaded.ts';
import { useWorkspaceNews } from './useWorkspaceNews.ts';

const loadNewsMenu = () => import('./NewsMenu.tsx').then(({ NewsMenu }) => NewsMenu);

const MOST_SHOWN = 99;

/**
 * A bell with the number of new entries, and a menu that lists them. Opening the menu marks nothing as seen; opening an
 * entry's page does.
 */
export function NewsBell({ initial }: { initial: WorkspaceNews }) {
  const t = useTexts(newsTexts);
  const news = useWorkspaceNews(initial);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const NewsMenu = usePreloaded(loadNewsMenu, isOpen);
  const { count } = news;
  const label = t('news.bell');
  return (
    <>
      <button
        ref={setButton}
        type="button"
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className={buttonClass({ variant: 'quiet', size: 'icon-md' }, 'relative')}
      >
        <Icon of={Bell} size="sm" />
        <span className="sr-only">{label}</span>
        {count > 0 && (
          <span className="absolute start-[55%] top-0 min-w-4.5 rounded-round bg-accent px-1 text-center text-[11px] leading-4.5 font-bold text-on-accent tabular-nums pointer-coarse:top-1">
            <bdi dir="ltr">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</bdi>
          </span>
        )}
      </button>
      {isOpen && button && NewsMenu && (
        <NewsMenu news={news} label={label} button={button} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
