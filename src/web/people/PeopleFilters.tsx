import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { peopleTexts } from '#shared/people/people.texts.ts';
import { PEOPLE_SEARCH } from '#shared/people/people.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useTypedFilter } from '#web/lib/useTypedFilter.ts';
import { Field } from '#web/ui/Field.tsx';
import { FoldedFilters } from '#web/ui/FoldedFilters.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { withFilters } from './people-address.ts';

/** Changing a filter replaces the history entry, and keeps the focus. */
function useFilterAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (changes: Readonly<Record<string, string | undefined>>) =>
    navigate(withFilters(params, changes), { replace: true, preventScrollReset: true });
}

type PeopleFiltersProps = {
  label: string;
  q: string | undefined;
  /** How many of the other filters are set. */
  count: number;
  children: ReactNode;
};

/** The search field and the filters, applied as they are typed and chosen. */
export function PeopleFilters({ label, q, count, children }: PeopleFiltersProps) {
  const t = useTexts(peopleTexts);
  const set = useFilterAddress();
  const typed = useTypedFilter(q ?? '', (next) => set({ q: next || undefined }));
  return (
    <search aria-label={label} className="mb-s4 grid items-start gap-s3 md:flex">
      <Field label={t('people.search')} className="max-md:[&_label]:sr-only md:flex-1">
        <TextInput
          {...typed}
          type="search"
          icon={Search}
          maxLength={PEOPLE_SEARCH.max}
          placeholder={t('people.search_help')}
          autoComplete="off"
          dir="auto"
        />
      </Field>
      <FoldedFilters label={t('people.more_filters')} count={count}>
        <div className="flex gap-s3">{children}</div>
      </FoldedFilters>
    </search>
  );
}

type FilterSelectProps = {
  name: string;
  label: string;
  /** The label of the option that does not filter. */
  any: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
};

export function FilterSelect({ name, label, any, value, options }: FilterSelectProps) {
  const set = useFilterAddress();
  return (
    <Field label={label} className="max-md:flex-1 md:w-55">
      <NativeSelect
        value={value ?? ''}
        placeholder={any}
        options={options}
        onChange={(event) => set({ [name]: event.target.value || undefined })}
      />
    </Field>
  );
}
