/** Every address of the back office: the pattern for the router and the builder for links. */
export const paths = {
  dashboard: { pattern: '/admin', to: () => '/admin' },
  events: { pattern: '/admin/events', to: () => '/admin/events' },
  registrations: {
    pattern: '/admin/events/:id/registrations',
    to: (id: string) => `/admin/events/${id}/registrations`,
  },
  venues: { pattern: '/admin/venues', to: () => '/admin/venues' },
  performers: { pattern: '/admin/performers', to: () => '/admin/performers' },
  ads: { pattern: '/admin/ads', to: () => '/admin/ads' },
  content: { pattern: '/admin/content', to: () => '/admin/content' },
  approvalFlow: { pattern: '/admin/approval/workflow', to: () => '/admin/approval/workflow' },
  approval: { pattern: '/admin/approval', to: () => '/admin/approval' },
  money: { pattern: '/admin/money', to: () => '/admin/money' },
  messages: { pattern: '/admin/messages', to: () => '/admin/messages' },
  reports: { pattern: '/admin/reports', to: () => '/admin/reports' },
  wishes: { pattern: '/admin/wishes', to: () => '/admin/wishes' },
  records: { pattern: '/admin/records', to: () => '/admin/records' },
  users: { pattern: '/admin/users', to: () => '/admin/users' },
  subscriptions: { pattern: '/admin/subscriptions', to: () => '/admin/subscriptions' },
  permissions: { pattern: '/admin/permissions', to: () => '/admin/permissions' },
  migration: { pattern: '/migration', to: () => '/migration' },
  invitation: {
    pattern: '/admin/invitation',
    /** @param token after the #, so that no server on the way writes it down */
    to: (token: string) => `/admin/invitation#${token}`,
  },
  login: {
    pattern: '/admin/login',
    /** @param returnTo where in the back office to go once signed in. */
    to: (returnTo?: string) =>
      returnTo ? `/admin/login?returnTo=${encodeURIComponent(returnTo)}` : '/admin/login',
  },
} as const;
