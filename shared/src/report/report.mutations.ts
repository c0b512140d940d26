import { useWrite } from '@spotlight/shared/contract';
import { reportThing } from './report.repository';

/** Tells the administrators about something that others show. */
export const useReportThing = () => useWrite(reportThing);
