import { useWrite } from '@spotlight/shared/contract';
import { recordKeys } from '../record/record.keys';
import { settlementKeys } from './settlement.keys';
import { closeSettlement } from './settlement.repository';

export const useCloseSettlement = () =>
  useWrite(closeSettlement, { touches: [settlementKeys.all, recordKeys.all] });
