import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { WorkspaceNews } from '#shared/messenger/news.contract.ts';
import { newsTexts } from '#shared/messenger/news.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button-look.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useWorkspaceNews } from './useWorkspaceNews.ts';

const NewsMenu = lazy(() => import('./NewsMenu.tsx').then((module) => ({ default: module.NewsMenu })));

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
          <span className="absolute end-0 top-0 min-w-4.5 rounded-round bg-accent px-1 text-center text-[11px] leading-4.5 font-bold text-on-accent tabular-nums pointer-coarse:top-1">
            {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
          </span>
        )}
      </button>
      {isOpen && button && (
        <Suspense fallback={null}>
          <NewsMenu news={news} label={label} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
