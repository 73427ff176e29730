import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { jobSearchTexts } from '#shared/jobs/job-search.texts.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useLoaded } from '#web/ui/useLoaded.ts';
import type { NamedSearch } from './named-search.ts';

const loadDialog = () => import('./AlertDialog.tsx').then(({ AlertDialog }) => AlertDialog);

/** For visitors and candidates. The code of the dialog is loaded on demand. */
export function useAlertDialog(search: NamedSearch) {
  const t = useTexts(jobSearchTexts);
  const user = useSessionUser();
  const [wishes, setWishes] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const AlertDialog = useLoaded(loadDialog, wishes);
  const mayAsk = user === null || user.role === 'candidate';
  return {
    button: mayAsk && (
      <Button
        className="max-md:order-last max-md:ms-auto max-md:px-3"
        busy={isOpen && AlertDialog === null}
        onClick={() => {
          setWishes(wishes + 1);
          setOpen(true);
        }}
      >
        <Icon of={BellPlus} size="sm" />
        <span className="max-md:sr-only">{t('jobs.get_by_email')}</span>
      </Button>
    ),
    /** Must be rendered outside the search form, which would otherwise handle the dialog's submit event. */
    dialog: isOpen && AlertDialog && <AlertDialog search={search} user={user} onClose={() => setOpen(false)} />,
  };
}
