import { useNavigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { useEffect, useMemo, useRef } from 'react';

/** The address of a list: where it is, and how it says what the list is narrowed to. */
export interface ListAddress<Filters> {
  path: string;
  /** Reads an address that anybody may have written: what it cannot mean is dropped. */
  read: (params: URLSearchParams) => Filters;
  /** `''` or `?…`, with everything left out that is at its default. */
  write: (filters: Filters) => string;
  /**
   * No change is a step to come back to, as in a tool where the list narrows while somebody types: the
   * back button leaves the list at once.
   */
  isOneStep?: boolean;
}

export interface ListFilters<Filters> {
  filters: Filters;
  /** Address with `changes`, on the first page unless they say otherwise. */
  hrefWith: (changes: Partial<Filters>) => string;
  apply: (changes: Partial<Filters>) => void;
  /** Applies what a `SearchBar` hands on; filters that it does not show stay. */
  applyTyped: (typed: URLSearchParams) => void;
}

/**
 * The filters of a list live in its address, so that they survive reload, back and sharing.
 * @param address a constant: keep it outside the component
 */
export function useListFilters<Filters extends { page: number; sort: unknown }>(
  address: ListAddress<Filters>,
): ListFilters<Filters> {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => address.read(params), [address, params]);

  const hrefWith = (changes: Partial<Filters>) =>
    address.path + address.write({ ...filters, page: 1, ...changes });

  // What was asked for last; the page may not show it yet, and two quick changes are both meant.
  const asked = useRef(filters);
  useEffect(() => {
    asked.current = filters;
  }, [filters]);

  const apply = (changes: Partial<Filters>) => {
    asked.current = { ...asked.current, page: 1, ...changes };
    void navigate(address.path + address.write(asked.current), {
      preventScrollReset: true,
      // The same list in another order is no step to come back to.
      replace: address.isOneStep || Object.keys(changes).every((name) => name === 'sort'),
    });
  };

  const applyTyped = (typed: URLSearchParams) => {
    const merged = new URLSearchParams(address.write(asked.current));
    for (const [name, value] of typed) merged.set(name, value);
    apply({ ...address.read(merged), page: 1 });
  };

  return { filters, hrefWith, apply, applyTyped };
}
