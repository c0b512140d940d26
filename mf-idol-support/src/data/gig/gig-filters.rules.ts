import { cityIds, readChoice, readPage, readQuery, writeSearch } from '@spotlight/shared/format';
import { performerCategories, type PerformerCategory } from '../performer/performer.schema';

export const GIG_PAGE_SIZE = 12;

/** Everybody's open ones, those that somebody posted, and those that somebody applied for. */
export const gigScopes = ['public', 'mine', 'applied'] as const;

/** The first is the default and stays out of the address. */
export const gigSorts = ['soon', 'newest', 'budget'] as const;

/** The least that one performer gets, NT$. */
export const gigBudgets = [5_000, 10_000, 20_000, 50_000] as const;

/** What of the gigs is shown. Lives in the address. */
export interface GigFilters {
  scope: (typeof gigScopes)[number];
  query: string;
  city: string | null;
  category: PerformerCategory | null;
  minBudget: (typeof gigBudgets)[number] | null;
  sort: (typeof gigSorts)[number] | null;
  /** From 1. */
  page: number;
}

/** Reads the filters from an address that anybody may have written. */
export function readGigFilters(params: URLSearchParams): GigFilters {
  const sort = readChoice(params, 'sort', gigSorts);
  return {
    scope: readChoice(params, 'scope', gigScopes) ?? gigScopes[0],
    query: readQuery(params),
    city: readChoice(params, 'city', cityIds),
    category: readChoice(params, 'category', performerCategories),
    minBudget: readChoice(params, 'budget', gigBudgets),
    sort: sort === gigSorts[0] ? null : sort,
    page: readPage(params),
  };
}

/** Writes them as search parameters, defaults left out. */
export const gigSearch = ({ scope, query, city, category, minBudget, sort, page }: GigFilters) =>
  writeSearch({
    scope: scope === gigScopes[0] ? null : scope,
    q: query,
    city,
    category,
    budget: minBudget,
    sort,
    page,
  });
