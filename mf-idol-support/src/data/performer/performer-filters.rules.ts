import {
  cityIds,
  isListDay,
  readChoice,
  readPage,
  readQuery,
  taipeiDay,
  writeSearch,
} from '@spotlight/shared/format';
import { performerCategories, type PerformerCategory } from './performer.schema';

/** How the list can be ordered. The first is the default and stays out of the address. */
export const performerSorts = ['popular', 'newest', 'rating', 'name'] as const;
type PerformerSort = (typeof performerSorts)[number];

export const PERFORMER_PAGE_SIZE = 12;

/** NT$ for one appearance; `null` is open. */
export interface FeeRange {
  from: number | null;
  to: number | null;
}

/** The ranges that the list offers. */
export const feeRanges: readonly FeeRange[] = [
  { from: null, to: 10_000 },
  { from: 10_000, to: 30_000 },
  { from: 30_000, to: 60_000 },
  { from: 60_000, to: null },
];

/** What a visitor looks for. `null` means no limit. */
export interface PerformerFilters {
  query: string;
  category: PerformerCategory | null;
  city: string | null;
  /** One of `feeRanges`. */
  fee: FeeRange | null;
  /** A day on which the performer has two hours, `YYYY-MM-DD`. */
  freeOn: string | null;
  /** `null` is the default order. */
  sort: PerformerSort | null;
  /** From 1. */
  page: number;
}

function readFee(params: URLSearchParams): FeeRange | null {
  const [from, to] = [params.get('feeFrom') ?? '', params.get('feeTo') ?? ''];
  return (
    feeRanges.find((range) => String(range.from ?? '') === from && String(range.to ?? '') === to) ??
    null
  );
}

/** A day that is over is nobody's wish any more: an old link then shows everybody. */
function readFreeDay(params: URLSearchParams): string | null {
  const day = params.get('freeOn') ?? '';
  return isListDay(day) && day >= taipeiDay() ? day : null;
}

/** Reads the filters from an address that anybody may have written. */
export function readPerformerFilters(params: URLSearchParams): PerformerFilters {
  const sort = readChoice(params, 'sort', performerSorts);
  return {
    query: readQuery(params),
    category: readChoice(params, 'category', performerCategories),
    city: readChoice(params, 'city', cityIds),
    fee: readFee(params),
    freeOn: readFreeDay(params),
    sort: sort === performerSorts[0] ? null : sort,
    page: readPage(params),
  };
}

/** Writes the filters as search parameters, defaults left out; ends in `''` or `?…`. */
export function performerSearch(filters: PerformerFilters): string {
  const { query, category, city, fee, freeOn, sort, page } = filters;
  const [feeFrom, feeTo] = [fee?.from, fee?.to];
  return writeSearch({ q: query, category, city, feeFrom, feeTo, freeOn, sort, page });
}
