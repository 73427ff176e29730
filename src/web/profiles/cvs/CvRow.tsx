import { Download, Eye, FileText, Pencil, Star, Trash2 } from 'lucide-react';
import { cvsTexts } from '#shared/profiles/cvs.texts.ts';
import { deleteResume, makeDefaultResume, type Resume } from '#shared/profiles/resumes.contract.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { call } from '#web/lib/call.ts';
import { fileSize } from '#web/lib/file-size.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Menu, type MenuAction } from '#web/ui/Menu.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { useCvDownload } from './useCvDownload.ts';

type CvRowProps = {
  cv: Resume;
  onPreview: () => void;
  onRename: () => void;
  onChanged: () => void;
  onDeleted: () => void;
};

export function CvRow({ cv, onPreview, onRename, onChanged, onDeleted }: CvRowProps) {
  const t = useTexts(cvsTexts);
  const tUi = useTexts(uiTexts);
  const time = useTexts(timeTexts);
  const confirm = useConfirm();
  const { id, name, bytes, created_at: at } = cv;

  async function makeDefault() {
    await attempt(async () => {
      await call(makeDefaultResume, { id: String(id) });
      showToast({ type: 'success', title: t('cvs.default_changed', { name }) });
      onChanged();
    });
  }
  const download = useCvDownload(id);

  async function remove() {
    const question = { title: t('cvs.delete_title', { name }), text: t('cvs.delete_text') };
    if (!(await confirm({ ...question, confirmLabel: t('cvs.delete'), danger: true }))) return;
    await attempt(async () => {
      await call(deleteResume, { id: String(id) });
      showToast({ type: 'success', title: t('cvs.deleted', { name }) });
      onDeleted();
    });
  }

  const first: MenuAction = { id: 'default', label: t('cvs.make_default'), icon: Star, onAction: makeDefault };
  const actions: MenuAction[] = [
    { id: 'download', label: t('cvs.download'), icon: Download, onAction: () => void download() },
    { id: 'rename', label: t('cvs.rename'), icon: Pencil, onAction: onRename },
    ...(cv.is_default ? [] : [first]),
  ];
  return (
    <li className="flex items-center gap-s3 px-s4 py-s3">
      <Icon of={FileText} className="text-accent max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-s2">
          <span className="max-w-full min-w-0 truncate font-semibold" dir="auto" title={name}>
            {name}
          </span>
          {cv.is_default && <Badge tone="accent">{t('cvs.default')}</Badge>}
        </p>
        <p className="text-sm text-ink-2">
          {fileSize(bytes, tUi)} · {t('cvs.added', { day: dayInWords(time, at) })}
        </p>
      </div>
      {cv.is_pdf && <IconButton icon={Eye} label={t('cvs.preview_of', { name })} onClick={onPreview} />}
      <Menu
        label={t('cvs.actions', { name })}
        groups={[
          { id: 'use', actions },
          {
            id: 'end',
            actions: [{ id: 'delete', label: t('cvs.delete'), icon: Trash2, danger: true, onAction: remove }],
          },
        ]}
      />
    </li>
  );
}

async function attempt(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    showToast({ type: 'error', title: (error as Error).message });
  }
}
