import { hasRight, type RightsHolder } from '../access/rooms.rules';

/** Whose right goes with the log of a kind; the server has the same list (`check_log_reader`). */
const flagOf: Readonly<Record<string, string>> = {
  events: 'can_manage_events',
  event_registrations: 'can_manage_events',
  venues: 'can_manage_venues',
  performer_profiles: 'can_manage_performers',
  advertisements: 'can_manage_ads',
  support_ad_orders: 'can_manage_ads',
  profiles: 'can_manage_users',
};

/** Whether somebody may read what happened to a thing of this kind. */
export const mayReadLog = (user: RightsHolder, entityType: string): boolean =>
  hasRight(user, flagOf[entityType] ?? '');
