import type { PerformerFilters } from './performer-filters.rules';

const all = ['idol-support', 'performer'] as const;

/** Performers as visitors see them. */
export const performerKeys = {
  all,
  list: (filters: PerformerFilters) => [...all, 'list', filters] as const,
  popular: (count: number) => [...all, 'popular', count] as const,
  detail: (id: string) => [...all, 'detail', id] as const,
  birthdays: (month: number | null) => [...all, 'birthdays', month] as const,
};
