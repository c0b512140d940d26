import type { BankAccount } from '../order/order.schema';

/** What is wrong with an account, by field: keys of words. Spaces and dashes between digits are fine. */
export function bankAccountFaults(
  account: BankAccount,
): Partial<Record<keyof BankAccount, string>> {
  const digits = account.account_no.replaceAll(/[\s-]/g, '');
  return {
    ...(!/^\d{3}$/.test(account.bank_code.trim()) && { bank_code: 'bankInvalid' }),
    ...(!/^\d{8,16}$/.test(digits) && { account_no: 'accountInvalid' }),
    ...(account.account_name.trim() === '' && { account_name: 'nameMissing' }),
  };
}
