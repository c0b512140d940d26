import { nextRows } from '@spotlight/shared/files/rows';
import * as z from '@spotlight/shared/vendor/zod';

/** Roles of members; administrators are invited instead. */
export const memberRoles = ['fan', 'performer', 'venue'] as const;
export type MemberRole = (typeof memberRoles)[number];
export const userRoles = ['admin', ...memberRoles] as const;
export type UserRole = (typeof userRoles)[number];

/** Kinds of administrators. */
export const adminRoles = ['viewer', 'editor', 'approver', 'superadmin'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** What a member may publish. */
export const postingPermissions = [
  'canPostEvents',
  'canPostVenues',
  'canPostPerformers',
  'canPostAds',
] as const;
export type PostingPermission = (typeof postingPermissions)[number];

/** What an administrator may do. */
export const adminFlags = [
  'canApprovePosts',
  'canManageUsers',
  'canManageEvents',
  'canManageVenues',
  'canManagePerformers',
  'canManageAds',
] as const;
export type AdminFlag = (typeof adminFlags)[number];

/** An account as the back office shows it. */
export const managedUserSchema = z.row({
  id: z.string(),
  username: z.string(),
  email: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  role: z.enum(userRoles),
  active: z.boolean(),
  adminRole: z.nullable(z.enum(adminRoles)),
  hasSecondFactor: z.boolean(),
  createdAt: z.string(),
  canPostEvents: z.boolean(),
  canPostVenues: z.boolean(),
  canPostPerformers: z.boolean(),
  canPostAds: z.boolean(),
  canApprovePosts: z.boolean(),
  canManageUsers: z.boolean(),
  canManageEvents: z.boolean(),
  canManageVenues: z.boolean(),
  canManagePerformers: z.boolean(),
  canManageAds: z.boolean(),
  identities: z.array(
    z.row({ type: z.enum(memberRoles), status: z.enum(['active', 'pending', 'suspended']) }),
  ),
});
export type ManagedUser = z.infer<typeof managedUserSchema>;

/** Answer of `admin_list_users()`. */
export const userPageSchema = z.row({
  items: z.array(managedUserSchema),
  total: z.number(),
  isTotalLeast: z.boolean(),
  page: z.number(),
  pageSize: z.number(),
  next: nextRows,
  admins: z.row({ total: z.number(), canApprovePosts: z.number(), canManageUsers: z.number() }),
});
export type UserPage = z.infer<typeof userPageSchema>;

/** Answer of `invite_admin()`, and of `set_admin_role()` when it invites. The token is told this once. */
export const invitationReceiptSchema = z.row({
  status: z.enum(['waiting', 'open']),
  expiresAt: z.string(),
  token: z.string(),
});
export type InvitationReceipt = z.infer<typeof invitationReceiptSchema>;

/** Answer of `admin_list_invitations()`. */
export const invitationsSchema = z.row({
  items: z.array(
    z.row({
      id: z.string(),
      email: z.string(),
      adminRole: z.enum(adminRoles),
      status: z.enum(['waiting', 'open', 'accepted', 'revoked', 'expired']),
      invitedBy: z.string(),
      mayConfirm: z.boolean(),
      expiresAt: z.string(),
    }),
  ),
});

/** Answer of `account_sessions()`: where an account is signed in, latest first. */
export const sessionsSchema = z.row({
  items: z.array(
    z.row({
      id: z.string(),
      begunAt: z.string(),
      usedAt: z.string(),
      userAgent: z.nullable(z.string()),
      isCurrent: z.boolean(),
      isVerified: z.boolean(),
    }),
  ),
});

/** Answer of `account_obligations()`. */
export const obligationsSchema = z.row({
  items: z.array(
    z.row({
      kind: z.string(),
      /** Where the account settles it; null where the kind alone says it. */
      place: z.nullable(z.string()),
      count: z.number(),
      amount: z.number(),
      isLoss: z.boolean(),
    }),
  ),
});
