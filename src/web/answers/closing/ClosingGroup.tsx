import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { OpenGroup } from '#shared/answers/closing.contract.ts';
import { closingTexts } from '#shared/answers/closing.texts.ts';
import { LEAVE_REASON } from '#shared/answers/closing.values.ts';
import type { FieldErrors } from '#shared/kernel/errors.ts';
import { LOCALE_NAMES, type Locale } from '#shared/kernel/languages.ts';
import { MESSAGE } from '#shared/messenger/messenger.values.ts';
import type { MessageTemplate } from '#shared/messenger/templates.contract.ts';
import { useColumnName } from '#web/board/useColumnName.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { type BoardColumn, type Choice, textIn } from './closing-choices.ts';

type ClosingGroupProps = {
  group: OpenGroup;
  choice: Choice;
  columns: readonly BoardColumn[];
  templates: readonly MessageTemplate[];
  /** The errors of the whole form. Each refused request brings a new object. */
  errors: FieldErrors;
  errorOf: (field: string) => string | undefined;
  /** Somebody wants to close and has not decided on this group. */
  isMissing: boolean;
  onChoose: (change: Partial<Choice>) => void;
};

/** The people of one column: a message and a column for them, or the reason why they are left open. */
export function ClosingGroup({
  group: { column, application_ids, names, waiting, languages },
  choice,
  columns,
  templates,
  errors,
  errorOf,
  isMissing,
  onChoose,
}: ClosingGroupProps) {
  const t = useTexts(closingTexts);
  const columnName = useColumnName();
  const name = columnName(column);
  return (
    <section aria-label={name} className="grid gap-s3 py-s4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-s4 gap-y-s2">
        <div className="min-w-0 flex-1">
          <h3 className="text-md wrap-anywhere">
            <bdi>{name}</bdi>
          </h3>
          <p className="text-sm text-ink-2">
            {t('closing.people', { count: application_ids.length })}
            {waiting > 0 && <> · {t('closing.waits', { count: waiting })}</>}
          </p>
          <ul
            aria-label={t('closing.people', { count: application_ids.length })}
            className="mt-1 flex flex-wrap gap-x-s3 text-sm"
          >
            {names.map((person, at) => (
              // Names come in the order of the ids, and two people may have the same one.
              <li key={application_ids[at]}>
                <bdi>{person}</bdi>
              </li>
            ))}
            {names.length < application_ids.length && (
              <li className="text-ink-2">{t('closing.more', { count: application_ids.length - names.length })}</li>
            )}
          </ul>
        </div>
        <Segmented
          label={t('closing.decision', { column: name })}
          className="min-w-60 max-md:w-full"
          value={choice.kind}
          onChange={(kind) => onChoose({ kind })}
          options={[
            { value: 'answer', label: t('closing.answer') },
            { value: 'leave', label: t('closing.leave') },
          ]}
        />
      </div>
      {isMissing && <p className="text-sm text-danger">{t('closing.not_decided')}</p>}
      {choice.kind === 'leave' && (
        <Field label={t('closing.reason')} help={t('closing.reason_help')} error={errorOf('leave_reason')}>
          <TextInput
            value={choice.reason}
            maxLength={LEAVE_REASON.max}
            autoComplete="off"
            onChange={({ target }) => onChoose({ reason: target.value })}
          />
        </Field>
      )}
      {choice.kind === 'answer' && (
        <>
          <div className="grid gap-s3 md:grid-cols-2">
            <Field label={t('closing.message')} error={errorOf('template_id')}>
              <NativeSelect
                value={String(choice.template)}
                placeholder={t('closing.choose')}
                onChange={({ target: { value } }) =>
                  onChoose({ template: value === 'own' || value === '' ? value : Number(value), texts: {} })
                }
                options={[
                  ...templates.map((one) => ({ value: String(one.id), label: one.name })),
                  { value: 'own', label: t('closing.own_text') },
                ]}
              />
            </Field>
            <Field label={t('closing.to')} error={errorOf('to_group_id')}>
              <NativeSelect
                value={choice.toGroupId === null ? '' : String(choice.toGroupId)}
                placeholder={t('closing.stay', { column: name })}
                onChange={({ target: { value } }) => onChoose({ toGroupId: value === '' ? null : Number(value) })}
                options={columns
                  .filter(({ id }) => id !== column.id)
                  .map((one) => ({ value: String(one.id), label: t('closing.move', { column: columnName(one) }) }))}
              />
            </Field>
          </div>
          {choice.template !== '' && (
            <ClosingText
              column={name}
              choice={choice}
              template={templates.find(({ id }) => id === choice.template)}
              languages={languages}
              errors={errors}
              errorOf={errorOf}
              onWrite={(texts) => onChoose({ texts })}
            />
          )}
        </>
      )}
    </section>
  );
}

type ClosingTextProps = {
  column: string;
  choice: Choice;
  /** Undefined for a text of one's own. */
  template: MessageTemplate | undefined;
  languages: readonly Locale[];
  errors: FieldErrors;
  errorOf: (field: string) => string | undefined;
  onWrite: (texts: Choice['texts']) => void;
};

/** The message in the languages that these people speak. */
function ClosingText({ column, choice, template, languages, errors, errorOf, onWrite }: ClosingTextProps) {
  const t = useTexts(closingTexts);
  const [isEditing, setEditing] = useState(false);
  const [chosen, setChosen] = useState<Locale | undefined>(undefined);
  const locale = chosen && languages.includes(chosen) ? chosen : (languages[0] as Locale);
  const [seen, setSeen] = useState(errors);
  // After a refusal, a language with an error comes to the front once. Then every language can be chosen again.
  if (errors !== seen) {
    setSeen(errors);
    const refused = [locale, ...languages].find((one) => errorOf(`texts.${one}`));
    if (refused) {
      setChosen(refused);
      setEditing(true);
    }
  }
  const text = textIn(choice, template, locale);
  if (template && !isEditing) {
    return (
      <div className="grid justify-items-start gap-s2">
        <p
          dir="auto"
          className="line-clamp-3 w-full rounded-r2 bg-wash px-s3 py-s2 text-sm break-words whitespace-pre-line text-ink-2"
        >
          {text}
        </p>
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('closing.edit_named', { column })}
          onClick={() => setEditing(true)}
        >
          <Icon of={Pencil} size="sm" />
          {t('closing.edit')}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-s2">
      {languages.length > 1 && (
        <Segmented
          label={t('closing.language')}
          className="justify-self-start"
          value={locale}
          onChange={setChosen}
          options={languages.map((one) => ({ value: one, label: LOCALE_NAMES[one] }))}
        />
      )}
      <Field
        label={t('closing.text_in', { language: LOCALE_NAMES[locale] })}
        help={t('closing.text_help')}
        error={errorOf(`texts.${locale}`)}
        counter={{ max: MESSAGE.max, value: text }}
      >
        <TextArea
          rows={6}
          dir="auto"
          lang={locale}
          value={text}
          onChange={({ target }) => onWrite({ ...choice.texts, [locale]: target.value })}
        />
      </Field>
    </div>
  );
}
