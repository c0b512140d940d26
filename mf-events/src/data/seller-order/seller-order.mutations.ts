import { useWrite } from '@spotlight/shared/contract';
import { exportEventOrders } from './seller-order.repository';

/** Reads every paid order of an event, for a file. Each reading is written down. */
export const useExportEventOrders = () => useWrite(exportEventOrders);
