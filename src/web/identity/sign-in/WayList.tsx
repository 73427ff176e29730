import { ChevronRight, type LucideIcon } from 'lucide-react';
import { CardList } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';

type Way = { key: string; icon: LucideIcon; label: string; onChoose: () => void };

/** The further ways of a form, one below the other. */
export function WayList({ ways, isBusy }: { ways: readonly Way[]; isBusy: boolean }) {
  return (
    <CardList>
      {ways.map(({ key, icon, label, onChoose }) => (
        <li key={key}>
          <button
            type="button"
            aria-busy={isBusy || undefined}
            onClick={() => !isBusy && onChoose()}
            className="flex min-h-13 w-full cursor-pointer items-center gap-s3 px-s4 py-s2 text-start font-semibold hover:bg-wash focus-visible:shadow-focus-inset!"
          >
            <Icon of={icon} className="text-accent" />
            <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
            <Icon of={ChevronRight} size="sm" className="flip text-ink-2" />
          </button>
        </li>
      ))}
    </CardList>
  );
}
