import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isAppError } from '#shared/kernel/errors.ts';
import { LOCALE_NAMES, LOCALES } from '#shared/kernel/languages.ts';
import { TEMPLATE } from '#shared/messenger/messenger.values.ts';
import { deleteTemplate, type MessageTemplate } from '#shared/messenger/templates.contract.ts';
import { templatesTexts } from '#shared/messenger/templates.texts.ts';
import { useColumnName } from '#web/board/useColumnName.ts';
import { call } from '#web/lib/call.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CardList } from '#web/ui/Card.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { type Draft, TemplateForm } from './TemplateForm.tsx';
import { type Templates, useRefreshTemplates, useTemplates } from './useTemplates.ts';

type TemplatesDialogProps = {
  onClose: () => void;
  /** Whose card previews are filled in from; the newest applicant's if none is given. */
  applicationId?: number | undefined;
};

/** The company's templates: the list, and the one that is being edited. */
export function TemplatesDialog({ onClose, applicationId }: TemplatesDialogProps) {
  const { loaded, hasFailed } = useTemplates(true);
  const refresh = useRefreshTemplates();
  const [written, setWritten] = useState<Draft | null>(null);
  const t = useTexts(templatesTexts);
  const locale = useLocale();
  if (written && loaded) {
    return (
      <TemplateForm
        draft={written}
        columns={loaded.columns}
        applicationId={applicationId}
        onClose={() => setWritten(null)}
        onSaved={() => {
          showToast({ type: 'success', title: t('templates.saved') });
          setWritten(null);
          refresh();
        }}
      />
    );
  }
  const isFull = (loaded?.templates.length ?? 0) >= TEMPLATE.most;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('templates.title')}
      footer={
        <Button
          variant="primary"
          disabled={!loaded || isFull}
          onClick={() => setWritten({ id: null, name: '', body: '', group_id: null, locale, translations: {} })}
        >
          <Icon of={Plus} size="sm" />
          {t('templates.new')}
        </Button>
      }
    >
      <div className="grid gap-s4">
        <p className="text-sm text-ink-2">{t('templates.text')}</p>
        {hasFailed && (
          <Banner tone="danger" announce>
            {t('templates.failed')}
          </Banner>
        )}
        {!loaded && !hasFailed && <p role="status">{t('templates.loading')}</p>}
        {loaded?.templates.length === 0 && (
          <EmptyState title={t('templates.none')} titleLevel={3}>
            {t('templates.none_text')}
          </EmptyState>
        )}
        {loaded && loaded.templates.length > 0 && (
          <TemplateList
            {...loaded}
            // Nobody has said what language an older text is in: it is taken for the reader's.
            onEdit={({ standard: _, ...template }) => setWritten({ ...template, locale: template.locale ?? locale })}
            onChanged={refresh}
          />
        )}
      </div>
    </Dialog>
  );
}

type TemplateListProps = Templates & { onEdit: (template: MessageTemplate) => void; onChanged: () => void };

function TemplateList({ templates, columns, onEdit, onChanged }: TemplateListProps) {
  const t = useTexts(templatesTexts);
  const columnName = useColumnName();
  const confirm = useConfirm();
  async function remove({ id, name }: MessageTemplate) {
    const question = { title: t('templates.delete_question', { name }), text: t('templates.delete_text') };
    if (!(await confirm({ ...question, confirmLabel: t('templates.delete'), danger: true }))) return;
    try {
      await call(deleteTemplate, { id: String(id) });
      showToast({ type: 'success', title: t('templates.deleted') });
    } catch (error) {
      if (!isAppError(error)) throw error;
      // A colleague deleted it first, which is fine.
      if (error.code !== 'not_found') showToast({ type: 'error', title: error.message });
    }
    onChanged();
  }
  return (
    <CardList>
      {templates.map((template) => {
        const { id, name, body, group_id } = template;
        const column = columns.find((one) => one.id === group_id);
        return (
          <li key={id} className="flex items-start gap-s2 py-s3 ps-s4 pe-s2">
            <div className="grid min-w-0 flex-1 gap-0.5">
              <p dir="auto" className="truncate font-semibold">
                {name}
              </p>
              <p dir="auto" className="line-clamp-2 text-sm text-ink-2">
                {body}
              </p>
              <Languages template={template} />
              {column && (
                <p className="text-sm text-accent-strong">
                  {t('templates.offered_for', { column: columnName(column) })}
                </p>
              )}
            </div>
            <IconButton icon={Pencil} label={t('templates.edit_named', { name })} onClick={() => onEdit(template)} />
            <IconButton icon={Trash2} label={t('templates.delete_named', { name })} onClick={() => remove(template)} />
          </li>
        );
      })}
    </CardList>
  );
}

/** In which languages it goes out, and which are missing. */
function Languages({ template: { standard, locale, translations } }: { template: MessageTemplate }) {
  const t = useTexts(templatesTexts);
  if (standard !== null) return <p className="text-sm text-ink-2">{t('templates.in_their_language')}</p>;
  const missing = LOCALES.filter((one) => one !== locale && !translations[one]).map((one) => LOCALE_NAMES[one]);
  if (missing.length === 0 || locale === null) return null;
  return <p className="text-sm text-ink-2">{t('templates.not_in', { languages: missing.join(', ') })}</p>;
}
