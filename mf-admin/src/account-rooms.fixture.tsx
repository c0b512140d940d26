import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import type { ManagedUser } from './data/user/user.schema';
import texts from './locales/zh-TW.json';
import { PermissionsScreen } from './screens/permissions/permissions.screen';
import { UsersScreen } from './screens/users/users.screen';

/** An account as the back office lists it. */
export const person = (overrides: Partial<ManagedUser> = {}): ManagedUser => ({
  id: 'u1',
  username: '林小姐',
  email: 'lin@example.test',
  avatarUrl: null,
  role: 'fan',
  active: true,
  adminRole: null,
  hasSecondFactor: false,
  createdAt: '2026-10-01T04:00:00Z',
  canPostEvents: true,
  canPostVenues: false,
  canPostPerformers: false,
  canPostAds: false,
  canApprovePosts: false,
  canManageUsers: false,
  canManageEvents: false,
  canManageVenues: false,
  canManagePerformers: false,
  canManageAds: false,
  identities: [
    { type: 'fan', status: 'active' },
    { type: 'venue', status: 'pending' },
  ],
  ...overrides,
});

export const editor = person({
  id: 'a2',
  username: '吳承翰',
  email: 'wu@example.test',
  role: 'admin',
  adminRole: 'editor',
  canManageEvents: true,
});
const own = person({ id: 'a1', username: '周怡君', role: 'admin', adminRole: 'superadmin' });

export type Calls = Record<string, (args: Record<string, unknown>) => FakeAnswer>;

/**
 * One of the two rooms of accounts, on a server that takes everything.
 * @param calls what it answers instead, by function
 */
export function renderRoom(
  room: 'users' | 'permissions',
  calls: Calls = {},
  adminRole = 'superadmin',
) {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('min-width'),
      media: query,
    }) as MediaQueryList;
  const made: [string, Record<string, unknown>][] = [];
  const toasts = createFakeToasts();
  const record = (name: string) => (args: Record<string, unknown>) => {
    made.push([name, args]);
    return calls[name]?.(args) ?? { data: person() };
  };
  const items = room === 'users' ? [person(), editor, own] : [editor, own];
  const backend = createFakeBackend({
    admin_list_users:
      calls['admin_list_users'] ??
      (() => ({
        data: {
          items,
          total: items.length,
          isTotalLeast: false,
          page: 1,
          pageSize: 20,
          admins: { total: 2, canApprovePosts: 1, canManageUsers: 1 },
        },
      })),
    admin_list_invitations: () => ({ data: { items: [] } }),
    admin_audit_log: () => ({ data: { items: [], total: 0 } }),
    account_sessions: calls['account_sessions'] ?? (() => ({ data: { items: [] } })),
    account_obligations: calls['account_obligations'] ?? (() => ({ data: { items: [] } })),
    ...Object.fromEntries(
      [
        'set_user_role',
        'set_posting_permissions',
        'set_account_active',
        'set_account_email',
        'set_identity_status',
        'delete_account',
        'set_admin_flags',
        'set_admin_role',
        'revoke_admin',
        'invite_admin',
        'reset_second_factor',
        'end_account_sessions',
        'log_security_event',
      ].map((name) => [name, record(name)]),
    ),
  });
  const rendered = renderInShell(room === 'users' ? <UsersScreen /> : <PermissionsScreen />, {
    services: {
      backend,
      toasts,
      session: createFakeSession(createFakeAccount({ id: 'a1', role: 'admin', adminRole })),
    },
    texts: { admin: texts },
    at: `/admin/${room}`,
    path: `/admin/${room}`,
  });
  return { ...rendered, made, toasts };
}
