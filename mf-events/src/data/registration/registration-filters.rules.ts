import { readChoice, readPage, writeSearch } from '@spotlight/shared/format';

export const REGISTRATION_PAGE_SIZE = 12;

/** In the order of the menu. */
export const registrationTabs = ['pending', 'confirmed', 'cancelled', 'waitlist'] as const;

/** What the list of registrations is narrowed down to. Lives in the address. */
export interface RegistrationFilters {
  /** `waitlist` shows waitlist entries instead: no registrations yet. */
  status: (typeof registrationTabs)[number] | null;
  page: number;
  /** Always the latest first. */
  sort: null;
}

/** Reads filters from an address. What the site does not know is dropped. */
export function parseRegistrationFilters(params: URLSearchParams): RegistrationFilters {
  return {
    status: readChoice(params, 'status', registrationTabs),
    page: readPage(params),
    sort: null,
  };
}

/** Writes filters as search parameters, `''` or `?…`. */
export const registrationSearch = ({ status, page }: RegistrationFilters): string =>
  writeSearch({ status, page });
