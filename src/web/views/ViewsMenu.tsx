import { Bookmark, BookmarkPlus, Check, Settings2 } from 'lucide-react';
import { useState } from 'react';
import type { Board } from '#shared/board/board.contract.ts';
import type { SavedView } from '#shared/views/views.contract.ts';
import { viewsTexts } from '#shared/views/views.texts.ts';
import type { BoardFiltersHandle } from '#web/board/useBoardFilters.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu, type MenuAction, type MenuGroup } from '#web/ui/Menu.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { usePreloaded } from '#web/ui/usePreloaded.ts';
import { useViews } from './useViews.ts';
import { exactly, filtersOf, isSameSearch } from './view-search.ts';

const loadSaveDialog = () => import('./SaveViewDialog.tsx').then(({ SaveViewDialog }) => SaveViewDialog);
const loadViewsDialog = () => import('./ViewsDialog.tsx').then(({ ViewsDialog }) => ViewsDialog);

/** In milliseconds: the toast holds a sentence to read, and no button. */
const LONG_ENOUGH_TO_READ = 8_000;

type ViewsMenuProps = { handle: BoardFiltersHandle; jobs: Board['jobs'] };

/** The saved views of the board: one press shows one. */
export function ViewsMenu({ handle, jobs }: ViewsMenuProps) {
  const t = useTexts(viewsTexts);
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState<'save' | 'manage' | null>(null);
  const { views, hasFailed } = useViews(isOpen);
  const SaveViewDialog = usePreloaded(loadSaveDialog, opened === 'save');
  const ViewsDialog = usePreloaded(loadViewsDialog, opened === 'manage');
  const close = () => setOpened(null);

  function apply(view: SavedView) {
    handle.set(exactly(filtersOf(view)));
    for (const part of view.left_out) {
      const title = t(`views.without_${part}`, { name: view.name });
      showToast({ type: 'warning', title, duration: LONG_ENOUGH_TO_READ });
    }
  }
  const actionOf = (view: SavedView): MenuAction => {
    const isShown = isSameSearch(filtersOf(view), handle.filters);
    return {
      id: String(view.id),
      label: view.name,
      icon: isShown ? Check : Bookmark,
      end: <ViewNote view={view} isShown={isShown} />,
      onAction: () => apply(view),
    };
  };
  const group = (id: string, heading: string, isIn: (view: SavedView) => boolean): MenuGroup[] => {
    const actions = (views ?? []).filter(isIn).map(actionOf);
    return actions.length > 0 ? [{ id, heading, actions }] : [];
  };
  const listed = [
    ...group('own', t('views.own'), ({ own }) => own),
    ...group('team', t('views.team'), ({ own }) => !own),
  ];
  const note = views ? t('views.none') : t(hasFailed ? 'views.failed' : 'views.loading');
  return (
    <>
      <Menu
        label={t('views.title')}
        size="sm"
        align="start"
        onOpenChange={setOpen}
        groups={[
          ...(listed.length > 0 ? listed : [{ id: 'note', actions: [{ id: 'note', label: note, disabled: true }] }]),
          {
            id: 'tools',
            actions: [
              { id: 'save', label: t('views.save_this'), icon: BookmarkPlus, onAction: () => setOpened('save') },
              { id: 'manage', label: t('views.manage'), icon: Settings2, onAction: () => setOpened('manage') },
            ],
          },
        ]}
      >
        <Icon of={Bookmark} size="sm" />
        <span className="max-[1600px]:hidden">{t('views.short')}</span>
      </Menu>
      {opened === 'save' && SaveViewDialog && <SaveViewDialog filters={handle.filters} jobs={jobs} onClose={close} />}
      {opened === 'manage' && ViewsDialog && <ViewsDialog onClose={close} />}
    </>
  );
}

function ViewNote({ view: { own, shared, maker }, isShown }: { view: SavedView; isShown: boolean }) {
  const t = useTexts(viewsTexts);
  return (
    <span className="ps-s3 text-xs">
      {own ? shared && t('views.shared') : <bdi>{maker.name}</bdi>}
      {isShown && <span className="sr-only">{t('views.shown_now')}</span>}
    </span>
  );
}
