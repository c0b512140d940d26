import * as z from '@spotlight/shared/vendor/zod';

/** Where money goes to. */
export const bankAccountSchema = z.row({
  bankCode: z.string(),
  accountNo: z.string(),
  accountName: z.string(),
});

export type BankAccount = z.infer<typeof bankAccountSchema>;

/** Who is paid: an organizer (the account's own id), a venue or a performer. */
export interface Payee {
  type: 'organizer' | 'venue' | 'performer';
  id: string;
}
