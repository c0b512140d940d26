import * as z from '../vendor/zod';
import type { Account } from './shell-services';
import { userTypeSchema } from './user-type.schema';

/** What `my_account()` answers. */
const accountRowSchema = z.row({
  userId: z.string(),
  username: z.string(),
  email: z.string(),
  isAddressProved: z.optional(z.boolean()),
  phone: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  activeType: userTypeSchema,
  identities: z.array(
    z.row({ type: userTypeSchema, status: z.enum(['active', 'pending', 'suspended']) }),
  ),
  canOrganize: z.boolean(),
  canAdvertise: z.boolean(),
  role: z.string(),
  adminRole: z.nullable(z.string()),
  flags: z.record(z.string(), z.boolean()),
  locale: z.string(),
  theme: z.enum(['light', 'dark', 'system']),
  createdAt: z.string(),
});

/** `my_account()` in the contract's terms. */
export const accountSchema = z.pipe(
  accountRowSchema,
  z.transform(({ userId, ...row }): Account => ({ id: userId, ...row })),
);
