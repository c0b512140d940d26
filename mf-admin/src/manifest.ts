import { defineManifest } from '@spotlight/shared/contract/schema';
import english from './locales/manifest.en.json' with { type: 'json' };
import chinese from './locales/manifest.zh-TW.json' with { type: 'json' };
import { paths } from './paths';

/** Every room of the back office: somebody is signed in; what they may see, the server decides. */
const room = {
  layout: 'admin',
  chrome: 'bare',
  shape: 'desk',
  access: 'signed-in',
  loginPath: paths.login.pattern,
} as const;

export const manifest = defineManifest({
  id: 'mf-admin',
  owner: 'team-admin',
  contract: '^1.14.0',
  namespace: 'admin',
  paths: ['/admin', '/admin-login', '/migration'],
  pages: [
    {
      path: paths.login.pattern,
      screen: 'admin-login',
      shape: 'form',
      width: 400,
      chrome: 'bare',
      access: 'public',
      titleKey: 'login',
    },
    {
      path: '/admin-login',
      redirectTo: paths.login.pattern,
      access: 'public',
      titleKey: 'login',
    },
    {
      path: paths.invitation.pattern,
      screen: 'invitation',
      shape: 'notice',
      chrome: 'bare',
      access: 'public',
      titleKey: 'invitation',
    },
    { ...room, path: paths.dashboard.pattern, screen: 'dashboard', titleKey: 'dashboard' },
    { ...room, path: paths.events.pattern, screen: 'event-management', titleKey: 'events' },
    { ...room, path: paths.venues.pattern, screen: 'venue-management', titleKey: 'venues' },
    {
      ...room,
      path: paths.performers.pattern,
      screen: 'performer-management',
      titleKey: 'performers',
    },
    { ...room, path: paths.ads.pattern, screen: 'ad-management', titleKey: 'ads' },
    {
      ...room,
      path: paths.registrations.pattern,
      screen: 'registrations',
      titleKey: 'registrations',
    },
    { ...room, path: paths.content.pattern, screen: 'content', titleKey: 'content' },
    {
      ...room,
      path: paths.approvalFlow.pattern,
      screen: 'approval-flow',
      titleKey: 'approvalFlow',
    },
    { ...room, path: paths.approval.pattern, screen: 'approval', titleKey: 'approval' },
    { ...room, path: paths.money.pattern, screen: 'money', titleKey: 'money' },
    { ...room, path: paths.messages.pattern, screen: 'messages', titleKey: 'messages' },
    { ...room, path: paths.reports.pattern, screen: 'reports', titleKey: 'reports' },
    { ...room, path: paths.wishes.pattern, screen: 'wishes', titleKey: 'wishes' },
    { ...room, path: paths.records.pattern, screen: 'records', titleKey: 'records' },
    { ...room, path: paths.users.pattern, screen: 'users', titleKey: 'users' },
    {
      ...room,
      path: paths.subscriptions.pattern,
      screen: 'subscriptions',
      titleKey: 'subscriptions',
    },
    { ...room, path: paths.permissions.pattern, screen: 'permissions', titleKey: 'permissions' },
    { ...room, path: paths.migration.pattern, screen: 'migration', titleKey: 'migration' },
  ],
  labels: { 'zh-TW': chinese, en: english },
  // The overview stays below 20; a room brings the kit of all rooms, once.
  budgetKb: 27,
});
