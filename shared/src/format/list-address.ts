import { cutText } from './letters';

const QUERY_LENGTH = 80;
const LAST_PAGE = 10_000;

/** The words that are searched for (`q`), as an address that anybody may have written says them. */
export function readQuery(params: URLSearchParams): string {
  return cutText((params.get('q') ?? '').trim(), QUERY_LENGTH);
}

/**
 * The page of a list, from 1; whatever is no page number means the first.
 * @param name of its parameter, where a page has several lists
 */
export function readPage(params: URLSearchParams, name = 'page'): number {
  const page = Number(params.get(name));
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** The parameter `name`, when it is one of `choices`; anything else is dropped (`null`). */
export function readChoice<Choice extends string | number>(
  params: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const requested = params.get(name);
  return choices.find((choice) => String(choice) === requested) ?? null;
}

/**
 * Writes what a list is narrowed to as search parameters, in the given order. What is empty or false
 * stays out of the address, and so does the first page.
 * @returns `''` or `?…`
 */
export function writeSearch(
  values: Record<string, string | number | boolean | null | undefined>,
): '' | `?${string}` {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value && !(name === 'page' && value === 1)) params.set(name, String(value));
  }
  return params.size ? `?${params}` : '';
}

/** Pages that `total` entries fill; an empty list has one empty page. */
export function pageCountOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

const FIRST_DAY = '2020-01-01';

/** Is it a day that a list can be asked for? While a year is being typed it is not, yet. */
export const isListDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) &&
  day >= FIRST_DAY &&
  new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;

/** How a column is sorted, in the words of `aria-sort`. */
export function sortDirection(
  current: string,
  column: string,
): 'ascending' | 'descending' | 'none' {
  if (current === column) return 'ascending';
  return current === `-${column}` ? 'descending' : 'none';
}

/** The order after a press on a heading: smallest first, and the other way round by a second press. */
export const risingFirst =
  (column: string) =>
  (current: string): string =>
    current === column ? `-${column}` : column;
