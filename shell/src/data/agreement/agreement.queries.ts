import { useBackend, useWrite } from '@spotlight/shared/contract';
import { entityKey, useQuery } from '@spotlight/shared/vendor/query';
import { agreeTo, listMyAgreements } from './agreement.repository';

const agreementKey = entityKey('shell', 'agreement')();

/** To which versions of which documents the person agreed. */
export function useMyAgreements() {
  const backend = useBackend();
  return useQuery({
    queryKey: agreementKey,
    queryFn: ({ signal }) => listMyAgreements(backend, signal),
  });
}

/** Agrees to what is in force by now. */
export const useAgreeTo = () => useWrite(agreeTo, { touches: [agreementKey] });
