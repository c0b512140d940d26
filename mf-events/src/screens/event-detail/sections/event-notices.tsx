import type { EventDetail } from '../../../data/event/event-detail.schema';
import { isOver, isPreview } from '../../../data/event/event.rules';
import { ClosureNotice } from './closure-notice';
import { PhaseNotice } from './phase-notice';
import { PreviewNotice } from './preview-notice';

/** What has to be said at the top of the page of some events. */
export function EventNotices({ event }: { event: EventDetail }) {
  return (
    <>
      {isOver(event) && <PhaseNotice phase={event.phase} />}
      {event.closure && <ClosureNotice closure={event.closure} />}
      {isPreview(event) && <PreviewNotice event={event} />}
    </>
  );
}
