import type { BankAccount } from '../order/order.schema';

/** What is wrong with an account, by field: keys of texts. Spaces and dashes between digits are fine. */
export function bankAccountFaults(
  account: BankAccount,
): Partial<Record<keyof BankAccount, 'bankInvalid' | 'accountInvalid' | 'nameMissing'>> {
  const digits = account.accountNo.replaceAll(/[\s-]/g, '');
  return {
    ...(!/^\d{3}$/.test(account.bankCode.trim()) && { bankCode: 'bankInvalid' }),
    ...(!/^\d{8,16}$/.test(digits) && { accountNo: 'accountInvalid' }),
    ...(account.accountName.trim() === '' && { accountName: 'nameMissing' }),
  };
}
