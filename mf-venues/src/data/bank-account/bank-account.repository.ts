import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { bankAccountSchema, type BankAccount } from './bank-account.schema';

/** Reads where the guests of an own venue pay their deposits to. */
export const getBankAccount = (backend: Backend, venueId: string, signal?: AbortSignal) =>
  readFunction(
    backend,
    'my_bank_account',
    { p_seller_type: 'venue', p_seller_id: venueId },
    bankAccountSchema,
    signal,
  );

/** Says where they pay to. */
export const setBankAccount = (
  backend: Backend,
  { venueId, account }: { venueId: string; account: BankAccount },
) =>
  callFunction(
    backend,
    'set_bank_account',
    {
      p_seller_type: 'venue',
      p_seller_id: venueId,
      p_bank_code: account.bankCode,
      p_account_no: account.accountNo.replaceAll(/[\s-]/g, ''),
      p_account_name: account.accountName,
    },
    z.unknown(),
  );
