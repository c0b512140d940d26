import type { OrganizerListRequest } from './organizer-event.repository';

const all = ['events', 'organizer-event'] as const;

/** Events as their organizer sees them, with what was sold. */
export const organizerEventKeys = {
  all,
  list: (userId: string, request: OrganizerListRequest) =>
    [...all, 'list', userId, request] as const,
  /** @param isForForm read once, for a form that is typed into */
  one: (id: string, userId: string, isForForm: boolean) =>
    [...all, 'one', id, userId, isForForm] as const,
  sales: (id: string) => [...all, 'sales', id] as const,
};
