import { useNavigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { useMemo } from 'react';
import {
  readTogetherFilters,
  togetherSearch,
  type TogetherFilters,
} from '../../data/common-time/together-filters.rules';
import { paths } from '../../paths';

/** What is looked for lives in the address, so that it survives reload, back and sharing. */
export function useTogetherFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => readTogetherFilters(params), [params]);
  const hrefWith = (changes: Partial<TogetherFilters>) =>
    paths.together + togetherSearch({ ...filters, at: null, ...changes });
  const apply = (changes: Partial<TogetherFilters>) =>
    void navigate(hrefWith(changes), {
      preventScrollReset: true,
      // Another time of the same search is no step to come back to.
      replace: Object.keys(changes).every((name) => name === 'at'),
    });
  return { filters, hrefWith, apply };
}

export type TogetherState = ReturnType<typeof useTogetherFilters>;
