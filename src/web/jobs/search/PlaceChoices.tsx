import { jobSearchTexts } from '#shared/jobs/job-search.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { FacetChoices } from './FacetGroup.tsx';

const SHOWN_AT_FIRST = 4;

type PlaceChoicesProps = {
  facets: readonly { value: string; count: number }[];
  names: Readonly<Record<string, string>>;
  chosen: readonly string[];
  onToggle: (code: string) => void;
};

/**
 * The countries with jobs, those with the most first; the others can be expanded. Chosen countries are always visible.
 */
export function PlaceChoices({ facets, names, chosen, onToggle }: PlaceChoicesProps) {
  const t = useTexts(jobSearchTexts);
  const missing = chosen.filter((code) => names[code] && !facets.some(({ value }) => value === code));
  const choices = [...facets, ...missing.map((value) => ({ value, count: 0 }))].map(({ value, count }) => ({
    value,
    count,
    label: names[value] ?? value,
  }));
  const first = choices.filter(({ value }, place) => place < SHOWN_AT_FIRST || chosen.includes(value));
  const rest = choices.filter((choice) => !first.includes(choice));
  const part = { name: 'country', chosen, onToggle };
  return (
    <>
      <FacetChoices {...part} choices={first} />
      {rest.length > 0 && (
        <details className="group">
          <summary className="link list-none text-sm group-open:hidden [&::-webkit-details-marker]:hidden pointer-coarse:min-h-11">
            {t('jobs.more_places', { count: rest.length })}
          </summary>
          <div className="grid gap-2.5">
            <FacetChoices {...part} choices={rest} />
          </div>
        </details>
      )}
    </>
  );
}
