import { useWrite } from '@spotlight/shared/contract';
import { orderKeys } from '../order/order.keys';
import { recordKeys } from '../record/record.keys';
import { confirmLine, matchLines } from './bank-statement.repository';

/** A call, because a whole file is sent along; it changes nothing. */
export const useMatchLines = () => useWrite(matchLines);

export const useConfirmLine = () =>
  useWrite(confirmLine, { touches: [orderKeys.all, recordKeys.all] });
