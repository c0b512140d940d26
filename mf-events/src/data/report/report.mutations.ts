import { useWrite } from '@spotlight/shared/contract';
import { reportEvent } from './report.repository';

/** Tells the administrators about an event. */
export const useReportEvent = () => useWrite(reportEvent);
