import { useState } from 'react';
import type { Scope } from '#shared/kernel/scopes.ts';
import { createToken } from '#shared/tokens/tokens.contract.ts';
import { tokensTexts } from '#shared/tokens/tokens.texts.ts';
import { TOKEN_DAYS, TOKEN_NAME } from '#shared/tokens/tokens.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { SecretDialog } from './SecretDialog.tsx';

type NewTokenDialogProps = { scopes: readonly Scope[]; onCreated: () => void; onClose: () => void };

const USUAL_DAYS = 90;

/** Asks what the token is for and may do, and then shows it this one time. */
export function NewTokenDialog({ scopes, onCreated, onClose }: NewTokenDialogProps) {
  const t = useTexts(tokensTexts);
  const [secret, setSecret] = useState<string | null>(null);
  const { register, errorOf, failure, isBusy, submit } = useEndpointForm(createToken, {
    defaults: { name: '', scopes: [], expires_in_days: USUAL_DAYS },
    onDone: (made) => {
      setSecret(made.secret);
      onCreated();
    },
  });
  if (secret !== null) {
    return (
      <SecretDialog
        title={t('tokens.created')}
        text={t('tokens.created_text')}
        label={t('tokens.created_label')}
        secret={secret}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      title={t('tokens.new')}
      saveLabel={t('tokens.create')}
      {...{ isBusy, failure, onClose }}
      onSubmit={submit}
    >
      <Field
        label={t('tokens.name')}
        help={t('tokens.name_help')}
        error={errorOf('name')}
        counter={{ max: TOKEN_NAME.max }}
        required
      >
        <TextInput {...register('name')} dir="auto" autoComplete="off" autoFocus />
      </Field>
      <Field label={t('tokens.may')} error={errorOf('scopes')} group required>
        <div className="grid gap-s2">
          {scopes.map((scope) => (
            <Checkbox
              key={scope}
              size="sm"
              value={scope}
              {...register('scopes')}
              help={
                <bdi dir="ltr" className="font-mono text-xs">
                  {scope}
                </bdi>
              }
            >
              {t(`scope.${scope}`)}
            </Checkbox>
          ))}
        </div>
      </Field>
      <Field label={t('tokens.expires_in')} error={errorOf('expires_in_days')}>
        <NativeSelect
          {...register('expires_in_days', { valueAsNumber: true })}
          options={TOKEN_DAYS.map((days) => ({ value: String(days), label: t('tokens.days', { days }) }))}
        />
      </Field>
    </FormDialog>
  );
}
