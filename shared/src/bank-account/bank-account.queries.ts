import { useBackend, useWrite } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { bankAccountKeys } from './bank-account.keys';
import { getBankAccount, setBankAccount } from './bank-account.repository';
import type { Payee } from './bank-account.schema';

/** Where a payee is paid; `null` before it is set. Asked for as soon as the payee is known. */
export function useBankAccount(payee: Payee) {
  const backend = useBackend();
  return useQuery({
    queryKey: bankAccountKeys.of(payee),
    queryFn: ({ signal }) => getBankAccount(backend, payee, signal),
    enabled: payee.id !== '',
    staleTime: 0,
  });
}

/** Says where a payee is paid. */
export const useSetBankAccount = () => useWrite(setBankAccount, { touches: [bankAccountKeys.all] });
