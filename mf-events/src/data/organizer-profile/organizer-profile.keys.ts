import { entityKey } from '@spotlight/shared/vendor/query';
import type { OrganizerProfileFilters } from './organizer-profile-filters.rules';

const key = entityKey('events', 'organizer-profile');

/** Organizers as visitors see them. */
export const organizerProfileKeys = {
  page: (id: string, filters: OrganizerProfileFilters) => key('page', id, filters),
};
