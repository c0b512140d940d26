import type { EventDetail } from '../../../data/event/event-detail.schema';
import { eventPath } from '../../../paths';
import { eventStructuredData, structuredDataText } from './structured-data.rules';

/** The event's facts for search engines; people see nothing of it. */
export function StructuredData({ event }: { event: EventDetail }) {
  const url = new URL(eventPath(event.id), location.origin).href;
  return (
    <script
      type="application/ld+json"
      // The text is escaped; as a child, React would escape it for another place.
      dangerouslySetInnerHTML={{ __html: structuredDataText(eventStructuredData(event, url)) }}
    />
  );
}
