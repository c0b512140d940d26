import type { EventDetail } from '../../../data/event/event-detail.schema';
import { AboutSection } from './about-section';
import { LineUpSection } from './line-up-section';
import { HoursSection } from './hours-section';
import { OrganizerSection } from './organizer-section';
import { LocationSection } from './location-section';
import { RefundSection } from './refund-section';
import { RelatedSection } from './related-section';
import { StructuredData } from './structured-data';
import { TermsSection } from './terms-section';

export interface EventSectionsProps {
  event: EventDetail;
}

/** What is read after the tickets: the event itself, the way there, the terms, who holds it. */
export function EventSections({ event }: EventSectionsProps) {
  return (
    <>
      <AboutSection paragraphs={event.paragraphs} />
      <LineUpSection lineUp={event.lineUp} />
      <HoursSection event={event} />
      <LocationSection event={event} />
      {event.ticketTypes.length > 0 && <TermsSection event={event} />}
      <RefundSection policy={event.refundPolicy} />
      {event.organizer && <OrganizerSection eventId={event.id} organizer={event.organizer} />}
      <RelatedSection event={event} />
      <StructuredData event={event} />
    </>
  );
}
