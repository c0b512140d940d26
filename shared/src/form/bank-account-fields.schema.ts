import { requiredText } from './field-schemas';
import * as z from '@spotlight/shared/vendor/zod';

/**
 * An account of a bank in the schema of a form; the same rules as the server's. Spaces and dashes between
 * digits are fine.
 * @param faults what is said about each field
 */
export const bankAccountFields = (
  faults: Readonly<Record<'bankCode' | 'accountNo' | 'accountName', string>>,
) => ({
  bankCode: z.string().check(z.trim(), z.regex(/^\d{3}$/, faults.bankCode)),
  accountNo: z
    .string()
    .check(
      z.refine((typed) => /^\d{8,16}$/.test(typed.replaceAll(/[\s-]/g, '')), faults.accountNo),
    ),
  accountName: requiredText(faults.accountName),
});
