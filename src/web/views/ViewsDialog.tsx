import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isAppError } from '#shared/kernel/errors.ts';
import { deleteView, type SavedView } from '#shared/views/views.contract.ts';
import { viewsTexts } from '#shared/views/views.texts.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { CardList } from '#web/ui/Card.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { EditViewDialog } from './EditViewDialog.tsx';
import { useRefreshViews, useViews } from './useViews.ts';
import { ViewSummary } from './ViewSummary.tsx';
import { filtersOf } from './view-search.ts';

/** All saved views, to be renamed, shared and deleted. */
export function ViewsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(viewsTexts);
  const { views, hasFailed } = useViews(true);
  const refresh = useRefreshViews();
  const [edited, setEdited] = useState<SavedView | null>(null);
  if (edited) {
    return (
      <EditViewDialog
        view={edited}
        onClose={() => setEdited(null)}
        onSaved={() => {
          refresh();
          setEdited(null);
        }}
      />
    );
  }
  const own = (views ?? []).filter((view) => view.own);
  const others = (views ?? []).filter((view) => !view.own);
  return (
    <Dialog open onClose={onClose} title={t('views.title')}>
      <div className="grid gap-s4">
        <p className="text-sm text-ink-2">{t('views.text')}</p>
        {hasFailed && (
          <Banner tone="danger" announce>
            {t('views.failed')}
          </Banner>
        )}
        {!views && !hasFailed && <p role="status">{t('views.loading')}</p>}
        {views?.length === 0 && (
          <EmptyState title={t('views.none')} titleLevel={3}>
            {t('views.none_text')}
          </EmptyState>
        )}
        <ViewList heading={t('views.own')} views={own} onEdit={setEdited} onChanged={refresh} />
        <ViewList heading={t('views.team')} views={others} onEdit={setEdited} onChanged={refresh} />
      </div>
    </Dialog>
  );
}

type ViewListProps = {
  heading: string;
  views: readonly SavedView[];
  onEdit: (view: SavedView) => void;
  onChanged: () => void;
};

function ViewList({ heading, views, onEdit, onChanged }: ViewListProps) {
  const t = useTexts(viewsTexts);
  const confirm = useConfirm();
  async function remove({ id, name, shared }: SavedView) {
    const title = t('views.delete_question', { name });
    const text = t(shared ? 'views.delete_shared_text' : 'views.delete_text');
    if (!(await confirm({ title, text, confirmLabel: t('views.delete'), danger: true }))) return;
    try {
      await call(deleteView, { id: String(id) });
      showToast({ type: 'success', title: t('views.deleted') });
    } catch (error) {
      if (!isAppError(error)) throw error;
      // Somebody else deleted it first, which is fine.
      if (error.code !== 'not_found') showToast({ type: 'error', title: error.message });
    }
    onChanged();
  }
  if (views.length === 0) return null;
  return (
    <section className="grid gap-s2">
      <h3 className="text-md">{heading}</h3>
      <CardList>
        {views.map((view) => {
          const { id, name, own, shared, maker, changeable } = view;
          return (
            <li key={id} className="flex min-h-15 items-center gap-s1 py-s3 ps-s4 pe-s2">
              <div className="grid min-w-0 flex-1 gap-0.5">
                <p className="flex flex-wrap items-center gap-x-s2 gap-y-1">
                  <bdi className="min-w-0 font-semibold break-words">{name}</bdi>
                  {own && shared && <Badge tone="accent">{t('views.shared')}</Badge>}
                </p>
                <ViewSummary filters={filtersOf(view)} jobTitle={view.job?.title} />
                {!own && <p className="text-sm text-ink-2">{t('views.made_by', { name: maker.name })}</p>}
                {view.left_out.map((part) => (
                  <p key={part} className="text-sm text-warning">
                    {t(`views.${part}_gone`)}
                  </p>
                ))}
              </div>
              {changeable && (
                <>
                  <IconButton icon={Pencil} label={t('views.edit_named', { name })} onClick={() => onEdit(view)} />
                  <IconButton icon={Trash2} label={t('views.delete_named', { name })} onClick={() => remove(view)} />
                </>
              )}
            </li>
          );
        })}
      </CardList>
    </section>
  );
}
