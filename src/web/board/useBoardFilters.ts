import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import {
  type BoardArguments,
  type FilterName,
  type ListFilter,
  readFilters,
  toggled,
  withFilters,
  withoutFilters,
} from './board-address.ts';

export type BoardFiltersHandle = ReturnType<typeof useBoardFilters>;

/** The filters of the address, including those of a pending navigation, so that a checkbox reacts at once. */
export function useBoardFilters() {
  const here = useLocation();
  const { state } = useNavigation();
  const navigate = useNavigate();
  const [intended, setIntended] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere is what ends an intention.
  useEffect(() => {
    if (state === 'idle') setIntended(null);
  }, [state, here.key]);

  const search = intended ?? here.search;
  // The same object for the same filters, whatever else is in the address.
  const text = JSON.stringify(readFilters(new URLSearchParams(search)));
  const filters = useMemo(() => JSON.parse(text) as BoardArguments, [text]);

  // Typed text is applied later, on top of filters that changed in between.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  const show = useCallback(
    (next: string) => {
      latest.current = next;
      setIntended(next);
      navigate(next, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  const set = useCallback(
    (changes: Partial<Record<FilterName, string | undefined>>) =>
      show(withFilters(new URLSearchParams(latest.current), changes)),
    [show],
  );
  const toggle = useCallback(
    (name: ListFilter, value: string) =>
      set({ [name]: toggled(readFilters(new URLSearchParams(latest.current)), name, value) }),
    [set],
  );
  const clear = useCallback(() => show(withoutFilters(new URLSearchParams(latest.current))), [show]);
  return useMemo(() => ({ filters, set, toggle, clear }), [filters, set, toggle, clear]);
}
