import * as z from '../vendor/zod';
import type { Account } from './shell-services';
import { userTypeSchema } from './user-type.schema';

/** What `my_account()` answers. */
const accountRowSchema = z.object({
  user_id: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  active_type: userTypeSchema,
  identities: z.array(
    z.object({ type: userTypeSchema, status: z.enum(['active', 'pending', 'suspended']) }),
  ),
  can_organize: z.boolean(),
  role: z.string(),
  admin_role: z.nullable(z.string()),
  flags: z.record(z.string(), z.boolean()),
  locale: z.string(),
  theme: z.enum(['light', 'dark', 'system']),
  created_at: z.string(),
});

/** `my_account()` in the contract's terms. */
export const accountSchema = z.pipe(
  accountRowSchema,
  z.transform((row): Account => ({
    id: row.user_id,
    email: row.email,
    username: row.username,
    phone: row.phone,
    avatarUrl: row.avatar_url,
    activeType: row.active_type,
    identities: row.identities,
    canOrganize: row.can_organize,
    role: row.role,
    adminRole: row.admin_role,
    flags: row.flags,
    locale: row.locale,
    theme: row.theme,
    createdAt: row.created_at,
  })),
);
