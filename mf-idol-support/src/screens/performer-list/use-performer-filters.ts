import { cities } from '@spotlight/shared/format';
import { useNavigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { useMemo } from 'react';
import {
  performerSearch,
  readPerformerFilters,
  type PerformerFilters,
} from '../../data/performer/performer-filters.rules';
import { paths } from '../../paths';

const cityIds = cities.map(({ id }) => id);

/** The list's filters live in the address, so that they survive reload, back and sharing. */
export function usePerformerFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => readPerformerFilters(params, cityIds), [params]);

  /** Address with `changes`, on the first page unless they say otherwise. */
  const hrefWith = (changes: Partial<PerformerFilters>) =>
    paths.performerList + performerSearch({ ...filters, page: 1, ...changes });

  const apply = (changes: Partial<PerformerFilters>) =>
    void navigate(hrefWith(changes), { preventScrollReset: true });

  const applyTyped = (typed: URLSearchParams) => {
    const { query, city } = readPerformerFilters(typed, cityIds);
    apply({ query, city });
  };

  return { filters, hrefWith, apply, applyTyped };
}
