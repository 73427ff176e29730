import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useConfirm } from '#web/ui/confirmations.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Told } from '#web/ui/Told.tsx';
import { CheckThis } from '../fields/BoundField.tsx';

export type EntryCardActs = {
  path: string;
  /** What is wrong with it, when somebody tried to go on. */
  problems: readonly string[];
  onEdit: () => void;
  onDelete: () => void;
  /** Filled in by the product and not looked at yet. */
  onChecked?: (() => void) | undefined;
};
type EntryCardProps = EntryCardActs & {
  title: string;
  subtitle?: string;
  when?: string;
  text?: string;
  badges?: ReactNode;
};

/** An entry that was added: what it is, with edit and delete. */
export function EntryCard(props: EntryCardProps) {
  const t = useTexts(wizardFieldsTexts);
  const tWizard = useTexts(wizardTexts);
  const confirm = useConfirm();
  const { title, subtitle, when, text, badges, problems } = props;
  async function askAndDelete() {
    const isSure = await confirm({
      title: t('wizard.delete_entry', { name: title }),
      text: t('wizard.delete_entry_text'),
      confirmLabel: t('wizard.delete'),
      danger: true,
    });
    if (isSure) props.onDelete();
  }
  return (
    <article
      data-path={props.path}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-s3 rounded-r3 border border-line bg-surface px-s4 pt-s2 pb-s4 shadow-1 md:grid-cols-[104px_minmax(0,1fr)_auto] md:gap-s4 md:px-s5 md:py-5"
    >
      <p className="self-center text-sm text-ink-2 tabular-nums md:self-start md:pt-0.25">{when}</p>
      <div className="grid min-w-0 content-start gap-s2 max-md:order-last max-md:col-span-2">
        <div>
          <h3 className="text-md md:text-lg" dir="auto">
            {title}
          </h3>
          {subtitle && (
            <p className="text-ink-2" dir="auto">
              {subtitle}
            </p>
          )}
        </div>
        {text && (
          <p className="text-sm wrap-anywhere text-ink-2" dir="auto">
            {text}
          </p>
        )}
        {badges && <p className="flex flex-wrap gap-s2 empty:hidden">{badges}</p>}
        {props.onChecked && (
          <p>
            <CheckThis name={title} onChecked={props.onChecked} />
          </p>
        )}
        {problems.length > 0 && (
          <ul className="text-sm text-danger" aria-label={tWizard('wizard.errors_title')}>
            {problems.map((message) => (
              <li key={message}>
                <Told>{message}</Told>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="-me-s2 flex items-start md:-mt-1.5">
        <IconButton icon={Pencil} label={t('wizard.edit_named', { name: title })} onClick={props.onEdit} />
        <IconButton icon={Trash2} label={t('wizard.delete_named', { name: title })} onClick={askAndDelete} />
      </div>
    </article>
  );
}
