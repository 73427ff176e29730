import { type LucideIcon, MapPin, Search, TriangleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { jobSearchTexts } from '#shared/jobs/job-search.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';

type BoxField = Pick<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'> & { error?: string };

/** The fields for words and place. They are inside a form that leads to /jobs, so they work without a script too. */
export function SearchBox({ words, place, raised }: { words?: BoxField; place?: BoxField; raised?: boolean }) {
  const t = useTexts(jobSearchTexts);
  const errorId = useId();
  const error = words?.error ?? place?.error;
  return (
    <div>
      <div
        className={cx(
          'grid grid-cols-[1.5fr_1fr_auto] overflow-x-clip rounded-r3 border border-control bg-surface p-1.5 max-md:grid-cols-[1fr_auto]',
          raised ? 'shadow-2' : 'shadow-1',
          error && 'border-danger',
        )}
      >
        <Part
          icon={Search}
          name="q"
          label={t('jobs.search_words')}
          errorId={errorId}
          className="max-md:col-span-2"
          {...words}
        />
        <Part
          icon={MapPin}
          name="place"
          label={t('jobs.search_place')}
          errorId={errorId}
          className="before:absolute before:bg-line max-md:before:-end-50 max-md:before:start-0 max-md:before:-top-px max-md:before:h-px md:before:inset-y-0 md:before:-start-px md:before:w-px"
          {...place}
        />
        <Button type="submit" variant="primary" size="lg" className="max-md:mt-1 max-md:min-h-11 max-md:px-4">
          {t('jobs.search')}
        </Button>
      </div>
      {error && (
        <p id={errorId} role="alert" className="mt-s2 flex items-start gap-1.5 text-sm text-danger">
          <Icon of={TriangleAlert} size="sm" className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  );
}

type PartProps = BoxField & { icon: LucideIcon; name: string; label: string; errorId: string; className?: string };

function Part({ icon, name, label, error, errorId, className, ...input }: PartProps) {
  return (
    <label
      className={cx(
        'relative flex items-center gap-s3 rounded-r2 px-s4 text-ink-3 focus-within:shadow-focus-inset',
        className,
      )}
    >
      <Icon of={icon} />
      <span className="sr-only">{label}</span>
      <input
        {...input}
        type="search"
        name={name}
        dir="auto"
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className="min-h-12 w-full min-w-0 bg-transparent text-ink shadow-none! outline-none [&::-webkit-search-cancel-button]:hidden"
      />
    </label>
  );
}
