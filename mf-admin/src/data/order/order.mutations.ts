import { useWrite } from '@spotlight/shared/contract';
import { recordKeys } from '../record/record.keys';
import { orderKeys } from './order.keys';
import {
  confirmPayment,
  decideRefund,
  giveRefund,
  markRefunded,
  readRefundAccount,
  rejectPayment,
  takeBackPayment,
} from './order.repository';

const touches = [orderKeys.all, recordKeys.all];

export const useConfirmPayment = () => useWrite(confirmPayment, { touches });
export const useRejectPayment = () => useWrite(rejectPayment, { touches });
export const useDecideRefund = () => useWrite(decideRefund, { touches });
export const useGiveRefund = () => useWrite(giveRefund, { touches });
export const useTakeBackPayment = () => useWrite(takeBackPayment, { touches });
export const useMarkRefunded = () => useWrite(markRefunded, { touches });
/** A call, because each reading is written down. */
export const useReadRefundAccount = () =>
  useWrite(readRefundAccount, { touches: [recordKeys.all] });
