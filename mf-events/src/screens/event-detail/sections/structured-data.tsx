import { StructuredDataScript } from '@spotlight/shared/structured-data';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import { eventPath } from '../../../paths';
import { eventStructuredData } from './structured-data.rules';

/** The event's facts for search engines; people see nothing of it. */
export function StructuredData({ event }: { event: EventDetail }) {
  const url = new URL(eventPath(event.id), location.origin).href;
  return <StructuredDataScript data={eventStructuredData(event, url)} />;
}
