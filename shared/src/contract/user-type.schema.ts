import * as z from '../vendor/zod';

/** The identities that a person can act as. Admin is a role beside them, not one of them. */
export const userTypeSchema = z.enum(['fan', 'performer', 'venue']);
export type UserType = z.infer<typeof userTypeSchema>;
