import { useState } from 'react';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { ownDataTexts } from '#shared/people/own-data.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { EraseOwnDialog } from './EraseOwnDialog.tsx';

export function EraseSection({ user, hasPassword }: { user: SessionUser; hasPassword: boolean }) {
  const t = useTexts(ownDataTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-s4">
      <p className="text-ink-2">{t('own.erase_text')}</p>
      <Button variant="danger" className="inset-ring inset-ring-current/40" onClick={() => setOpen(true)}>
        {t('own.erase_button')}
      </Button>
      {isOpen && <EraseOwnDialog user={user} hasPassword={hasPassword} onClose={() => setOpen(false)} />}
    </div>
  );
}
