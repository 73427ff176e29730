import { BriefcaseBusiness, Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { SEARCH } from '#shared/messenger/search.contract.ts';
import { searchTexts } from '#shared/messenger/search.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { cx } from '#web/ui/cx.ts';
import { Dots } from '#web/ui/Dots.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Link } from '#web/ui/Link.tsx';
import { groupsOf, type SearchRow } from './search-rows.ts';
import { type SearchState, useSearch } from './useSearch.ts';

/** A field over the page, with what it finds below: arrows choose, Enter opens, Escape closes. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(searchTexts);
  const tUi = useTexts(uiTexts);
  const tJobs = useTexts(jobEditorTexts);
  const isCompany = useSessionUser()?.role === 'company';
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const state = useSearch(text);
  const found = 'found' in state ? state.found : null;
  const groups = useMemo(
    () =>
      found
        ? groupsOf(found, {
            isCompany,
            statusOf: (status) => tJobs(`job_status.${status}`),
            about: (job) => t('find.about', { job }),
          })
        : [],
    [found, isCompany, t, tJobs],
  );
  const rows = groups.flatMap((group) => group.rows);
  const at = Math.min(active, rows.length - 1);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new results start at the first row.
  useEffect(() => setActive(0), [found]);
  useEffect(() => {
    list.current?.querySelector(`[data-place="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  function press(event: KeyboardEvent) {
    const last = rows.length - 1;
    const places: Partial<Record<string, number>> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
    };
    const next = places[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const row = rows[at];
      if (!row) return;
      onClose();
      navigate(row.to);
    }
  }

  const title = t(isCompany ? 'find.title_company' : 'find.title_candidate');
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="fixed inset-0 z-50 flex items-start justify-center bg-scrim data-[entering]:animate-appear sm:p-s5 sm:pt-[10dvh]"
    >
      <Modal className="flex max-h-full w-full flex-col overflow-clip bg-raised text-ink shadow-3 outline-none max-sm:h-dvh sm:max-h-[70dvh] sm:max-w-160 sm:rounded-r3">
        <Dialog aria-label={title} className="flex min-h-0 flex-1 flex-col outline-none">
          <div className="flex flex-none items-center gap-s3 border-b border-line ps-s4 pe-s2">
            <Icon of={Search} size="sm" className="flex-none text-ink-3" />
            <input
              autoFocus
              type="text"
              role="combobox"
              aria-label={title}
              aria-expanded={rows.length > 0}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={rows[at] ? `${id}-${rows[at].key}` : undefined}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={SEARCH.max}
              placeholder={title}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={press}
              className="h-14 min-w-0 flex-1 bg-transparent text-lg shadow-none! outline-none placeholder:text-ink-3 max-sm:text-md"
            />
            <IconButton icon={X} label={tUi('ui.close')} onClick={onClose} />
          </div>
          <div ref={list} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
            <Said state={state} count={rows.length} />
            <div
              id={`${id}-list`}
              role="listbox"
              aria-label={t('find.results')}
              className={cx(rows.length > 0 && 'p-s2')}
            >
              {groups.map(({ kind, rows: ofKind }) => (
                // biome-ignore lint/a11y/useSemanticElements: a listbox may not contain a fieldset.
                <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
                  <div
                    id={`${id}-${kind}`}
                    role="presentation"
                    className="px-s3 pt-s3 pb-1 text-xs font-semibold text-ink-2"
                  >
                    {t(`find.${kind}`)}
                  </div>
                  {ofKind.map((row) => (
                    <Row
                      key={row.key}
                      id={`${id}-${row.key}`}
                      row={row}
                      place={rows.indexOf(row)}
                      isActive={rows[at] === row}
                      onPoint={() => setActive(rows.indexOf(row))}
                      onOpen={onClose}
                    />
                  ))}
                </div>
              ))}
            </div>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The status of the search, also for screen readers. Only they hear the number of results, which others can see. */
function Said({ state, count }: { state: SearchState; count: number }) {
  const t = useTexts(searchTexts);
  const isSeen = count === 0 || state.is === 'failed';
  const words = {
    short: () => t('find.hint'),
    asking: () => (count === 0 ? t('find.searching') : ''),
    answered: (q: string) => (count === 0 ? t('find.none', { q }) : t('find.count', { count })),
  };
  const said =
    state.is === 'failed' ? state.why : state.is === 'answered' ? words.answered(state.q) : words[state.is]();
  return (
    <p role="status" className={isSeen ? 'px-s5 py-s5 text-sm text-ink-2 wrap-anywhere' : 'sr-only'}>
      {said}
    </p>
  );
}

type RowProps = {
  id: string;
  row: SearchRow;
  place: number;
  isActive: boolean;
  onPoint: () => void;
  onOpen: () => void;
};

function Row({ id, row, place, isActive, onPoint, onOpen }: RowProps) {
  const { kind, name, address } = row.picture;
  return (
    <Link
      id={id}
      to={row.to}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-place={place}
      onPointerMove={onPoint}
      onClick={onOpen}
      className="flex min-h-13 items-center gap-s3 rounded-r2 px-s3 py-1.5 aria-selected:bg-accent-soft"
    >
      {kind === 'person' && <Avatar name={name} photo={address} size={32} />}
      {kind === 'company' && <CompanyMark name={name} logo={address} size={32} />}
      {kind === 'job' && (
        <span className="inline-grid size-8 flex-none place-items-center rounded-mark bg-wash text-ink-2">
          <Icon of={BriefcaseBusiness} size="sm" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <bdi className="block truncate text-sm font-semibold">{row.title}</bdi>
        <Dots isOneLine className="text-sm text-ink-2">
          {row.detail}
        </Dots>
      </div>
    </Link>
  );
}
