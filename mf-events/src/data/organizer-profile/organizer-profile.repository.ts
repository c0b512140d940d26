import { readFunction, type Backend } from '@spotlight/shared/data';
import {
  ORGANIZER_PROFILE_PAGE_SIZE,
  type OrganizerProfileFilters,
} from './organizer-profile-filters.rules';
import { organizerProfileSchema } from './organizer-profile.schema';

/** Reads an organizer with a page of events, or `null` when there is nothing to see. */
export function getOrganizer(
  backend: Backend,
  id: string,
  { when, page }: OrganizerProfileFilters,
  signal?: AbortSignal,
) {
  return readFunction(
    backend,
    'get_organizer',
    { p_id: id, p_when: when, p_page: page, p_page_size: ORGANIZER_PROFILE_PAGE_SIZE },
    organizerProfileSchema,
    signal,
  );
}
