import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { searchTexts } from '#shared/messenger/search.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button-look.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { usePreloaded } from '#web/ui/usePreloaded.ts';

const loadSearchDialog = () => import('./SearchDialog.tsx').then(({ SearchDialog }) => SearchDialog);

const BUSY = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu]';

/** The search of the top bar, opened by its button or by the slash key outside of text fields. */
export function WorkspaceSearch() {
  const t = useTexts(searchTexts);
  const [isOpen, setOpen] = useState(false);
  const SearchDialog = usePreloaded(loadSearchDialog, isOpen);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
      if (event.key !== '/' || isOther || (event.target as Element).closest(BUSY)) return;
      // Without this the slash would be typed into the field that opens.
      event.preventDefault();
      setOpen(true);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={() => setOpen(true)}
        className={buttonClass({ variant: 'quiet', size: 'sm' }, 'max-xl:w-9 max-xl:px-0')}
      >
        <Icon of={Search} size="sm" />
        <span className="max-xl:sr-only">{t('find.open')}</span>
        <span
          aria-hidden="true"
          className="rounded-r1 border border-line-strong bg-surface px-1.5 py-0.5 font-sans text-xs font-medium max-xl:hidden pointer-coarse:hidden"
        >
          /
        </span>
      </button>
      {isOpen && SearchDialog && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
