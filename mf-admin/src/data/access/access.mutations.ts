import { useBackend } from '@spotlight/shared/contract';
import { useMutation } from '@spotlight/shared/vendor/query';
import { recordRefusedEntry } from './access.repository';

/** Puts a refused entry on record. It fails in silence: the record is for the operators. */
export function useRecordRefusedEntry() {
  const backend = useBackend();
  return useMutation({ mutationFn: () => recordRefusedEntry(backend) });
}
