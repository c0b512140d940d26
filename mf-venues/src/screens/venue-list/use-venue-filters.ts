import { cities, venueTypes } from '@spotlight/shared/format';
import { useNavigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { useMemo } from 'react';
import {
  readVenueFilters,
  venueSearch,
  type VenueFilters,
} from '../../data/venue/venue-filters.rules';
import { paths } from '../../paths';

const choices = { cities: cities.map(({ id }) => id), types: venueTypes };

/** The list's filters live in the address, so that they survive reload, back and sharing. */
export function useVenueFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => readVenueFilters(params, choices), [params]);

  /** Address with `changes`, on the first page unless they say otherwise. */
  const hrefWith = (changes: Partial<VenueFilters>) =>
    paths.venueList + venueSearch({ ...filters, page: 1, ...changes });

  const apply = (changes: Partial<VenueFilters>) =>
    void navigate(hrefWith(changes), { preventScrollReset: true });

  const applyTyped = (typed: URLSearchParams) => {
    const { query, city, type, people, maxPrice } = readVenueFilters(typed, choices);
    apply({ query, city, type, people, maxPrice });
  };

  return { filters, hrefWith, apply, applyTyped };
}
