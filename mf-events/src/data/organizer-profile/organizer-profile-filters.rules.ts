import { readChoice, readPage, writeSearch } from '@spotlight/shared/format';

export const ORGANIZER_PROFILE_PAGE_SIZE = 12;

export const organizerTimes = ['upcoming', 'past'] as const;

/** Which events of an organizer are shown. Lives in the address. */
export interface OrganizerProfileFilters {
  /** `null`: what comes. */
  when: (typeof organizerTimes)[number] | null;
  page: number;
  /** Always the nearest first. */
  sort: null;
}

/** Reads filters from an address. What the site does not know is dropped. */
export function parseOrganizerProfileFilters(params: URLSearchParams): OrganizerProfileFilters {
  const when = readChoice(params, 'when', organizerTimes);
  return { when: when === 'upcoming' ? null : when, page: readPage(params), sort: null };
}

/** Writes filters as search parameters, `''` or `?…`. */
export const organizerProfileSearch = ({ when, page }: OrganizerProfileFilters): string =>
  writeSearch({ when, page });
