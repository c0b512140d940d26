/** Where organizers, venues and performers are paid. It comes with the screen that uses it. */
export { BankAccountDialog } from './bank-account-dialog';
export { BankAccountRow } from './bank-account-row';
export { bankAccountKeys } from './bank-account.keys';
export { useBankAccount } from './bank-account.queries';
export type { BankAccount, Payee } from './bank-account.schema';
