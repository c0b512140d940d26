import { typedNumber } from '../typed/typed.rules';
import { requiredText } from './field-schemas';
import * as z from '@spotlight/shared/vendor/zod';

/**
 * An account of a bank in the schema of a form; the same rules as the server's. Spaces, dashes and full
 * width are fine.
 * @param faults what is said about each field
 */
export const bankAccountFields = (
  faults: Readonly<Record<'bankCode' | 'accountNo' | 'accountName', string>>,
) => ({
  bankCode: z.string().check(z.overwrite(typedNumber), z.regex(/^\d{3}$/, faults.bankCode)),
  accountNo: z.string().check(z.overwrite(typedNumber), z.regex(/^\d{8,16}$/, faults.accountNo)),
  accountName: requiredText(faults.accountName),
});
