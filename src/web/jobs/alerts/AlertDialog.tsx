import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { askForAlert, createAlert } from '#shared/jobs/alerts.contract.ts';
import { alertsTexts } from '#shared/jobs/alerts.texts.ts';
import { UNCONFIRMED_ALERT_DAYS } from '#shared/jobs/alerts.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { FrequencyField } from './FrequencyField.tsx';
import type { NamedSearch } from './named-search.ts';
import { SearchInWords } from './SearchInWords.tsx';
import { alertFilters } from './search-labels.ts';

type AlertDialogProps = { search: NamedSearch; user: SessionUser | null; onClose: () => void };

export function AlertDialog({ search, user, onClose }: AlertDialogProps) {
  const wanted = { ...search, filters: alertFilters(search.filters) };
  return user === null ? (
    <VisitorsAlert search={wanted} onClose={onClose} />
  ) : (
    <OwnAlert search={wanted} email={user.email} onClose={onClose} />
  );
}

type FormProps = Pick<AlertDialogProps, 'search' | 'onClose'>;

/** People without an account confirm by a mailed link that the e-mail is theirs. */
function VisitorsAlert({ search, onClose }: FormProps) {
  const t = useTexts(alertsTexts);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { submit, register, errorOf, failure, isBusy } = useEndpointForm(askForAlert, {
    defaults: { filters: search.filters, frequency: 'daily', email: '' },
    onDone: (_, { email }) => setSentTo(email.trim()),
  });
  if (sentTo !== null) {
    const close = <Button onClick={onClose}>{t('alerts.close')}</Button>;
    return (
      <Dialog open size="sm" onClose={onClose} title={t('alerts.sent_title')} footer={close}>
        <p role="status">{t('alerts.sent_text', { email: sentTo, days: UNCONFIRMED_ALERT_DAYS })}</p>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={t('alerts.title')}
      saveLabel={t('alerts.ask')}
      {...{ isBusy, failure, onClose }}
      onSubmit={submit}
    >
      <AboutSearch search={search} />
      <FrequencyField {...register('frequency')} />
      <Field label={t('alerts.email')} error={errorOf('email')} help={t('alerts.email_help')} required>
        <TextInput type="email" autoComplete="email" {...register('email')} />
      </Field>
      <p className="text-sm text-ink-2">{t('alerts.only_news')}</p>
    </FormDialog>
  );
}

function OwnAlert({ search, email, onClose }: FormProps & { email: string }) {
  const t = useTexts(alertsTexts);
  const navigate = useNavigate();
  const { submit, register, failure, isBusy } = useEndpointForm(createAlert, {
    defaults: { filters: search.filters, frequency: 'daily' },
    onDone: () => {
      onClose();
      const action = { label: t('alerts.see_all'), onAction: () => void navigate('/user/saved') };
      showToast({ type: 'success', title: t('alerts.made'), action });
    },
  });
  return (
    <FormDialog
      title={t('alerts.title')}
      saveLabel={t('alerts.ask')}
      {...{ isBusy, failure, onClose }}
      onSubmit={submit}
    >
      <AboutSearch search={search} />
      <FrequencyField {...register('frequency')} />
      <p className="text-sm text-ink-2">
        {t('alerts.email_known', { email })} {t('alerts.only_news')}
      </p>
    </FormDialog>
  );
}

function AboutSearch({ search }: { search: NamedSearch }) {
  const t = useTexts(alertsTexts);
  return (
    <div className="grid gap-s2">
      <p className="text-ink-2">{t('alerts.text')}</p>
      <SearchInWords search={search} />
    </div>
  );
}
