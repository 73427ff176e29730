import { Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { draftsTexts } from '#shared/drafts/drafts.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { draftAddress } from './draft-address.ts';
import type { DraftSession } from './useDraftSession.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type ShareDraftProps = { draft: Pick<DraftSession, 'status' | 'owned' | 'share'>; slug: string };

/** Makes a link to the draft, and says who can open it before anybody copies it. */
export function ShareDraft({ draft, slug }: ShareDraftProps) {
  const t = useTexts(draftsTexts);
  const [link, setLink] = useState('');
  const [days, setDays] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function share() {
    setBusy(true);
    try {
      const { token, expires_at } = await draft.share();
      setLink(new URL(draftAddress(slug, token), window.location.href).href);
      setDays(Math.round((Date.parse(expires_at) - Date.now()) / DAY_MS));
      setOpen(true);
    } catch (error) {
      if (!isAppError(error)) throw error;
      showToast({ type: 'error', title: t('drafts.share_failed'), text: error.message });
    } finally {
      setBusy(false);
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ type: 'success', title: t('drafts.copied') });
    } catch {
      field.current?.select();
      showToast({ type: 'info', title: t('drafts.not_copied') });
    }
  }

  return (
    <>
      <Button variant="quiet" size="sm" busy={isBusy} disabled={draft.status === 'untouched'} onClick={share}>
        {!isBusy && <Icon of={Link2} size="sm" />}
        <span className="max-md:sr-only">{t('drafts.share')}</span>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        size="sm"
        title={t('drafts.share_title')}
        footer={
          <Button variant="primary" onClick={copy} autoFocus>
            {t('drafts.copy')}
          </Button>
        }
      >
        <div className="grid gap-s4">
          <p className="text-ink-2">
            {t('drafts.share_text')} {draft.owned ? t('drafts.share_owner') : t('drafts.share_anyone', { days })}
          </p>
          <Field label={t('drafts.link')}>
            <TextInput ref={field} readOnly value={link} dir="ltr" onFocus={({ target }) => target.select()} />
          </Field>
        </div>
      </Dialog>
    </>
  );
}
