import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Problem } from '#shared/applications/wizard/validate.ts';
import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useConfirm } from '#web/ui/confirmations.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Told } from '#web/ui/Told.tsx';
import { CheckThis } from '../form/BoundField.tsx';

export type EntryCardActs = {
  path: string;
  /** The entry's problems, after somebody tried to go on. */
  problems: readonly Problem[];
  /** The fields that are missing for the entry to be complete. */
  missing: readonly string[];
  /** Whether the entry is open in its dialog. */
  isOpen: boolean;
  onEdit: () => void;
  onDelete: () => void;
  /** Set for an entry that was filled in automatically and not checked yet. */
  onChecked?: (() => void) | undefined;
};
type EntryCardProps = EntryCardActs & {
  title: string;
  subtitle?: string;
  when?: string;
  text?: string;
  badges?: ReactNode;
  /** Renders inputs for these fields of an entry, or nothing if only the dialog has them. */
  ask: (fields: readonly string[], path: string) => ReactNode;
};

/** A saved entry with buttons to edit and delete it. Missing fields are asked for on the card itself. */
export function EntryCard(props: EntryCardProps) {
  const t = useTexts(wizardFieldsTexts);
  const tWizard = useTexts(wizardTexts);
  const confirm = useConfirm();
  const { title, subtitle, when, text, badges, ask, path } = props;
  const asked = useAsked(props);
  const fields = asked.length > 0 && ask(asked, path);
  const problems = props.problems.filter((problem) => !asked.includes(problem.path.split('.')[0] ?? ''));
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
        {fields && (
          <section aria-label={t('wizard.still_needed_for', { name: title })} className="grid gap-s3 pt-s1">
            <h4 className="text-sm font-semibold">{t('wizard.still_needed')}</h4>
            <div className="grid max-w-100 items-start gap-s4">{fields}</div>
          </section>
        )}
        {problems.length > 0 && (
          <ul className="text-sm text-danger" aria-label={tWizard('wizard.errors_title')}>
            {problems.map(({ path: field, message }) => (
              <li key={`${field} ${message}`}>
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

/** A field stays on the card while it is filled in. Opening the dialog resets which fields are asked for. */
function useAsked({ missing, isOpen }: Pick<EntryCardActs, 'missing' | 'isOpen'>): readonly string[] {
  const [asked, setAsked] = useState(missing);
  const more = missing.filter((field) => !asked.includes(field));
  if (isOpen && asked.length > 0) setAsked([]);
  else if (more.length > 0) setAsked([...asked, ...more]);
  return asked;
}
