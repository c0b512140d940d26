import type { RemoteModule } from '@spotlight/shared/contract';

/** One lazy line per screen; the chunk bears the screen's name, so that the page can preload it. */
export const screens: RemoteModule['screens'] = {
  'admin-login': () =>
    import(/* webpackChunkName: "admin-login" */ './screens/admin-login/admin-login.screen').then(
      (m) => m.AdminLoginScreen,
    ),
  dashboard: () =>
    import(/* webpackChunkName: "dashboard" */ './screens/dashboard/dashboard.screen').then(
      (m) => m.DashboardScreen,
    ),
  'event-management': () =>
    import(
      /* webpackChunkName: "event-management" */ './screens/event-management/event-management.screen'
    ).then((m) => m.EventManagementScreen),
  'venue-management': () =>
    import(
      /* webpackChunkName: "venue-management" */ './screens/venue-management/venue-management.screen'
    ).then((m) => m.VenueManagementScreen),
  'performer-management': () =>
    import(
      /* webpackChunkName: "performer-management" */ './screens/performer-management/performer-management.screen'
    ).then((m) => m.PerformerManagementScreen),
  'ad-management': () =>
    import(
      /* webpackChunkName: "ad-management" */ './screens/ad-management/ad-management.screen'
    ).then((m) => m.AdManagementScreen),
  registrations: () =>
    import(
      /* webpackChunkName: "registrations" */ './screens/registrations/registrations.screen'
    ).then((m) => m.RegistrationsScreen),
  approval: () =>
    import(/* webpackChunkName: "approval" */ './screens/approval/approval.screen').then(
      (m) => m.ApprovalScreen,
    ),
  'approval-flow': () =>
    import(/* webpackChunkName: "approval-flow" */ './screens/approval/approval-flow.screen').then(
      (m) => m.ApprovalFlowScreen,
    ),
  users: () =>
    import(/* webpackChunkName: "users" */ './screens/users/users.screen').then(
      (m) => m.UsersScreen,
    ),
  permissions: () =>
    import(/* webpackChunkName: "permissions" */ './screens/permissions/permissions.screen').then(
      (m) => m.PermissionsScreen,
    ),
  content: () =>
    import(/* webpackChunkName: "content" */ './screens/content/content.screen').then(
      (m) => m.ContentScreen,
    ),
  money: () =>
    import(/* webpackChunkName: "money" */ './screens/money/money.screen').then(
      (m) => m.MoneyScreen,
    ),
  messages: () =>
    import(/* webpackChunkName: "messages" */ './screens/messages/messages.screen').then(
      (m) => m.MessagesScreen,
    ),
  wishes: () =>
    import(/* webpackChunkName: "wishes" */ './screens/wishes/wishes.screen').then(
      (m) => m.WishesScreen,
    ),
  reports: () =>
    import(/* webpackChunkName: "reports" */ './screens/reports/reports.screen').then(
      (m) => m.ReportsScreen,
    ),
  records: () =>
    import(/* webpackChunkName: "records" */ './screens/records/records.screen').then(
      (m) => m.RecordsScreen,
    ),
  subscriptions: () =>
    import(
      /* webpackChunkName: "subscriptions" */ './screens/subscriptions/subscriptions.screen'
    ).then((m) => m.SubscriptionsScreen),
  invitation: () =>
    import(/* webpackChunkName: "invitation" */ './screens/invitation/invitation.screen').then(
      (m) => m.InvitationScreen,
    ),
  migration: () =>
    import(/* webpackChunkName: "migration" */ './screens/migration/migration.screen').then(
      (m) => m.MigrationScreen,
    ),
};
