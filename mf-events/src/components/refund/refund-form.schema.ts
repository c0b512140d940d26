import * as z from '@spotlight/shared/vendor/zod';

export const REASON_MAX_LENGTH = 500;
export const NAME_MAX_LENGTH = 60;

const account = {
  bankCode: z.string().check(z.trim(), z.regex(/^\d{3}$/, 'bankCodeInvalid')),
  accountNo: z
    .string()
    .check(z.refine((text) => /^\d{8,16}$/.test(text.replace(/[\s-]/g, '')), 'accountNoInvalid')),
  accountName: z.string().check(z.trim(), z.minLength(1, 'accountNameInvalid')),
};

/** Where money goes back to. Messages are keys under `refund.errors`; the same rules as the server's. */
export const accountSchema = z.object(account);
export type AccountForm = z.infer<typeof accountSchema>;

/** What somebody types to get money back. */
export const refundSchema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, 'reasonInvalid')),
  ...account,
});
export type RefundForm = z.infer<typeof refundSchema>;

export const emptyAccount: AccountForm = { bankCode: '', accountNo: '', accountName: '' };
export const emptyRefund: RefundForm = { reason: '', ...emptyAccount };
