import * as z from '@spotlight/shared/vendor/zod';

const bankAccount = z.row({
  bankCode: z.string(),
  accountNo: z.string(),
  accountName: z.string(),
});
export type BankAccount = z.infer<typeof bankAccount>;

/** `null`: nobody has said yet where guests pay to. */
export const bankAccountSchema = z.nullable(bankAccount);
