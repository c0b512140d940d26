import { AppError, callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { rowsAsked } from '../list/list.repository';
import * as z from '@spotlight/shared/vendor/zod';
import type { UserFilters } from './user.rules';
import {
  invitationReceiptSchema,
  invitationsSchema,
  managedUserSchema,
  obligationsSchema,
  sessionsSchema,
  userPageSchema,
  type AdminFlag,
  type AdminRole,
  type InvitationReceipt,
  type ManagedUser,
  type MemberRole,
  type PostingPermission,
  type UserPage,
} from './user.schema';

/**
 * One page of the accounts, latest first.
 * @throws AppError `FORBIDDEN` without the right to manage users.
 */
export const listUsers = (
  backend: Backend,
  { query, role, ...rows }: Omit<UserFilters, 'open' | 'hide' | 'sort'>,
  signal?: AbortSignal,
): Promise<UserPage> =>
  readFunction(
    backend,
    'admin_list_users',
    { p_query: query, p_role: role, ...rowsAsked(rows) },
    userPageSchema,
    signal,
  );

export const setUserRole = (backend: Backend, input: { id: string; role: MemberRole }) =>
  callFunction(
    backend,
    'set_user_role',
    { p_user_id: input.id, p_role: input.role },
    managedUserSchema,
  );

export const setPosting = (
  backend: Backend,
  { id, ...may }: { id: string } & Record<PostingPermission, boolean>,
): Promise<ManagedUser> =>
  callFunction(
    backend,
    'set_posting_permissions',
    {
      p_user_id: id,
      p_can_post_events: may.canPostEvents,
      p_can_post_venues: may.canPostVenues,
      p_can_post_performers: may.canPostPerformers,
      p_can_post_ads: may.canPostAds,
    },
    managedUserSchema,
  );

export const setActive = (backend: Backend, input: { id: string; isActive: boolean }) =>
  callFunction(
    backend,
    'set_account_active',
    { p_user_id: input.id, p_active: input.isActive },
    managedUserSchema,
  );

/** The address that somebody logs in with. @throws AppError INVALID_INPUT (`email`) when it is none, or taken */
export const setEmail = (backend: Backend, input: { id: string; email: string; reason: string }) =>
  callFunction(
    backend,
    'set_account_email',
    { p_user_id: input.id, p_email: input.email, p_reason: input.reason },
    managedUserSchema,
  );

export const setIdentity = (
  backend: Backend,
  input: { id: string; type: MemberRole; status: 'active' | 'suspended' },
) =>
  callFunction(
    backend,
    'set_identity_status',
    { p_user_id: input.id, p_type: input.type, p_status: input.status },
    managedUserSchema,
  );

/** @throws AppError `OBLIGATIONS` while the account owes something. */
export const deleteAccount = (backend: Backend, id: string) =>
  callFunction(backend, 'delete_account', { p_user_id: id }, z.unknown());

/** Takes the second factor of another administrator, who has lost it; ends that account's sessions. */
export const resetFactor = (backend: Backend, input: { id: string; reason: string }) =>
  callFunction(
    backend,
    'reset_second_factor',
    { p_user_id: input.id, p_reason: input.reason },
    managedUserSchema,
  );

export const listSessions = (backend: Backend, id: string, signal?: AbortSignal) =>
  readFunction(backend, 'account_sessions', { p_user_id: id }, sessionsSchema, signal);

/** Signs an account out everywhere, but for where one is looking from. */
export const endSessions = (backend: Backend, id: string) =>
  callFunction(
    backend,
    'end_account_sessions',
    { p_user_id: id, p_session_id: null },
    z.row({ ended: z.number() }),
  );

export const listObligations = (backend: Backend, id: string, signal?: AbortSignal) =>
  readFunction(backend, 'account_obligations', { p_user_id: id }, obligationsSchema, signal);

/** Switches one right of an administrator; the others stay as they are. */
export function setAdminFlag(
  backend: Backend,
  { id, flag, isOn }: { id: string; flag: AdminFlag; isOn: boolean },
) {
  const only = (name: AdminFlag) => (flag === name ? isOn : null);
  return callFunction(
    backend,
    'set_admin_flags',
    {
      p_user_id: id,
      p_can_approve_posts: only('canApprovePosts'),
      p_can_manage_users: only('canManageUsers'),
      p_can_manage_events: only('canManageEvents'),
      p_can_manage_venues: only('canManageVenues'),
      p_can_manage_performers: only('canManagePerformers'),
      p_can_manage_ads: only('canManageAds'),
    },
    managedUserSchema,
  );
}

/** Changes an administrator's role; `superadmin` writes an invitation instead, which is answered. */
export async function setAdminRole(
  backend: Backend,
  input: { email: string; role: AdminRole },
): Promise<InvitationReceipt | null> {
  const answer = await callFunction(
    backend,
    'set_admin_role',
    { admin_email: input.email, admin_role_value: input.role },
    z.row({
      status: z.string(),
      token: z.optional(z.string()),
      expiresAt: z.optional(z.string()),
    }),
  );
  const { token, expiresAt = '', status } = answer;
  return token ? { token, expiresAt, status: status === 'waiting' ? 'waiting' : 'open' } : null;
}

export const revokeAdmin = (backend: Backend, id: string) =>
  callFunction(backend, 'revoke_admin', { p_user_id: id }, managedUserSchema);

export const inviteAdmin = (backend: Backend, input: { email: string; role: AdminRole }) =>
  callFunction(
    backend,
    'invite_admin',
    { p_email: input.email, p_role: input.role },
    invitationReceiptSchema,
  );

export const listInvitations = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'admin_list_invitations', {}, invitationsSchema, signal);

export const confirmInvitation = (backend: Backend, id: string) =>
  callFunction(backend, 'confirm_admin_invitation', { p_invitation_id: id }, z.unknown());

export const revokeInvitation = (backend: Backend, id: string) =>
  callFunction(backend, 'revoke_admin_invitation', { p_invitation_id: id }, z.unknown());

export const acceptInvitation = (backend: Backend, token: string) =>
  callFunction(backend, 'accept_admin_invitation', { p_token: token }, z.unknown());

export interface NewUser {
  email: string;
  username: string;
  role: MemberRole;
}

/** With or without a session, as the service is set up. */
const madeSchema = z.union([
  z.object({ id: z.string() }),
  z.object({ user: z.object({ id: z.string() }) }),
]);

/**
 * Opens an account for somebody and has them choose a password by mail: nobody else ever knows one. Asks the
 * account service directly, so that the administrator stays signed in.
 * @throws AppError `UNEXPECTED_DATA` when an account was made and its id not told
 */
export async function createUser(backend: Backend, user: NewUser): Promise<void> {
  // Long, of every kind, and forgotten at once.
  const password = `Aa1!${crypto.randomUUID()}${crypto.randomUUID()}`.slice(0, 60);
  const made = await askAccounts(backend, 'signup', {
    email: user.email,
    password,
    data: { username: user.username, user_type: user.role },
  });
  if (!madeSchema.safeParse(made).success) throw new AppError('UNEXPECTED_DATA');
  await askAccounts(backend, 'recover', { email: user.email });
  await callFunction(
    backend,
    'log_security_event',
    {
      p_action: 'admin_user_created',
      p_resource_type: 'profiles',
      p_resource_id: user.email,
      p_success: true,
      p_error_message: null,
      p_metadata: { role: user.role },
    },
    z.unknown(),
  );
}

async function askAccounts(backend: Backend, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${backend.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: backend.key, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  }).catch((cause: unknown) => {
    throw new AppError('OFFLINE', { cause });
  });
  if (answer.ok) return answer.json().catch(() => undefined);
  const options = { status: answer.status, message: await answer.text() };
  if (answer.status >= 500) throw new AppError('SERVER', options);
  throw new AppError(answer.status === 429 ? 'RATE_LIMITED' : 'INVALID_INPUT', options);
}
