import { useWrite } from '@spotlight/shared/contract';
import { recordRefusedEntry } from './access.repository';

/** Puts a refused entry on record. It fails in silence: the record is for the operators. */
export const useRecordRefusedEntry = () =>
  useWrite((backend, _nothing: void) => recordRefusedEntry(backend));
