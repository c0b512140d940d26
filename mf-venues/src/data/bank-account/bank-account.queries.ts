import { useBackend, useWrite } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { bankAccountKeys } from './bank-account.keys';
import { getBankAccount, setBankAccount } from './bank-account.repository';

export function useBankAccount(venueId: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: bankAccountKeys.of(venueId),
    queryFn: ({ signal }) => getBankAccount(backend, venueId, signal),
  });
}

export const useSetBankAccount = () => useWrite(setBankAccount, { touches: [bankAccountKeys.all] });
