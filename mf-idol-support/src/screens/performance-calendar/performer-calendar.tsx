import { venueLinks } from '@spotlight/shared/contract/links';
import { CalendarTools, OwnCalendarBoard } from '@spotlight/shared/own-calendar';
import { useState } from 'react';
import type { Availability, OwnPerformer } from '../../data/own-performer/own-performer.schema';

/** As the server begins: closed all week. */
const unsaid: Availability = {
  openDays: {},
  openingHours: {},
  bufferBeforeMinutes: 60,
  bufferAfterMinutes: 60,
  minBookingHours: 1,
  advanceBookingDays: 7,
  maxAdvanceDays: 180,
  version: 0,
};

/** Their week with its tools: hours, terms, days off, calendars elsewhere. */
export function PerformerCalendar({ page: { id, availability } }: { page: OwnPerformer }) {
  const [isAdding, setAdding] = useState(false);
  const terms = availability ?? unsaid;
  const of = { type: 'performer' as const, id };
  return (
    <>
      <CalendarTools of={of} terms={terms} onAdd={() => setAdding(true)} />
      <OwnCalendarBoard
        of={of}
        buffers={{ before: terms.bufferBeforeMinutes, after: terms.bufferAfterMinutes }}
        pathOf={venueLinks.booking}
        isAdding={isAdding}
        onAdded={() => setAdding(false)}
      />
    </>
  );
}
