import { useBackend } from '@spotlight/shared/contract';
import { useMutation } from '@spotlight/shared/vendor/query';
import { reportEvent, type EventReport } from './report.repository';

/** Tells the administrators about an event. */
export function useReportEvent() {
  const backend = useBackend();
  return useMutation({
    // A device that believes itself offline says so instead of waiting for ever.
    networkMode: 'always',
    mutationFn: (report: EventReport) => reportEvent(backend, report),
  });
}
