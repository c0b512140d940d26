/** Whom rights are asked of: the account, as the server tells it. */
export interface RightsHolder {
  adminRole: string | null;
  flags: Readonly<Record<string, boolean>>;
}

/** Whether an administrator has one of these rights. A superadmin has all of them. */
export const hasRight = (user: RightsHolder, ...flags: readonly string[]): boolean =>
  user.adminRole === 'superadmin' || flags.some((flag) => user.flags[flag] === true);

/**
 * The rights of which one opens a room. Rooms that are not named here are for every administrator to look at. The
 * server has the same rules in what it answers there, and its word counts.
 */
const rightsOf = {
  closures: ['can_manage_events'],
  registrations: ['can_manage_events'],
  users: ['can_manage_users'],
  permissions: ['can_manage_users'],
  messages: ['can_manage_users'],
  reports: ['can_approve_posts'],
  wishes: ['can_manage_performers'],
  money: ['can_manage_events', 'can_manage_venues', 'can_manage_performers', 'can_manage_ads'],
  migration: ['can_manage_events', 'can_manage_venues', 'can_manage_performers'],
} satisfies Record<string, readonly string[]>;

/** Whether an administrator would find more in a room than that they may not look at it. */
export const mayOpen = (user: RightsHolder, room: string): boolean =>
  !(room in rightsOf) || hasRight(user, ...rightsOf[room as keyof typeof rightsOf]);
