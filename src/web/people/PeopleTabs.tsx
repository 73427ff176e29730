import { peopleTexts } from '#shared/people/people.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Link } from '#web/ui/Link.tsx';

/** Tabs for the two lists, each with its own address. */
export function PeopleTabs({ current }: { current: 'users' | 'companies' }) {
  const t = useTexts(peopleTexts);
  const tabs = [
    ['users', '/admin/people'],
    ['companies', '/admin/people/companies'],
  ] as const;
  return (
    <nav aria-label={t('people.tabs')} className="mb-s5 max-md:mb-s3 flex gap-s5 border-b border-line">
      {tabs.map(([name, to]) => (
        <Link
          key={name}
          to={to}
          aria-current={name === current ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent font-semibold text-ink-2 hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
        >
          {t(`people.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
