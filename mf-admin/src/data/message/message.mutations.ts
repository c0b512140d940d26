import { useWrite } from '@spotlight/shared/contract';
import { recordKeys } from '../record/record.keys';
import { messageKeys } from './message.keys';
import { assignMessage, reopenMessage, settleMessage } from './message.repository';

const touches = [messageKeys.all, recordKeys.all];

export const useSettleMessage = () => useWrite(settleMessage, { touches });
export const useReopenMessage = () => useWrite(reopenMessage, { touches });
export const useAssignMessage = () => useWrite(assignMessage, { touches });
