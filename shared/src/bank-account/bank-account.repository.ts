import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { bankAccountSchema, type BankAccount, type Payee } from './bank-account.schema';

const argsOf = ({ type, id }: Payee) => ({ p_seller_type: type, p_seller_id: id });

/** Reads where an own payee is paid; `null` before anybody has said so. */
export const getBankAccount = (backend: Backend, payee: Payee, signal?: AbortSignal) =>
  readFunction(backend, 'my_bank_account', argsOf(payee), z.nullable(bankAccountSchema), signal);

/** Says where an own payee is paid. Spaces and dashes in the number are fine. */
export const setBankAccount = (
  backend: Backend,
  { payee, account }: { payee: Payee; account: BankAccount },
) =>
  callFunction(
    backend,
    'set_bank_account',
    {
      ...argsOf(payee),
      p_bank_code: account.bankCode,
      p_account_no: account.accountNo,
      p_account_name: account.accountName,
    },
    z.unknown(),
  );
