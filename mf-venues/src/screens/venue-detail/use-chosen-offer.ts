import { useSearchParams } from '@spotlight/shared/vendor/router';
import { useState } from 'react';
import { fieldsOf, hoursOf, type ChosenFields } from '../../components/hours/hours.rules';
import { useBookingPreview } from '../../data/venue-booking/venue-booking.queries';
import type { VenueDetail } from '../../data/venue/venue.schema';

const isMoment = (moment: string | null): moment is string =>
  moment !== null && !Number.isNaN(Date.parse(moment));

/** The hours that somebody thinks about, at first those of the address, and what they cost. */
export function useChosenOffer(venue: VenueDetail) {
  const [params] = useSearchParams();
  const people = Number(params.get('people')) || null;
  const [chosen, choose] = useState<ChosenFields>(() => {
    const from = params.get('from');
    const to = params.get('to');
    return isMoment(from) && isMoment(to)
      ? fieldsOf(from, to)
      : { day: '', start: '', length: String(venue.minBookingHours * 60) };
  });
  const hours = hoursOf(chosen);
  const request = hours && {
    venueId: venue.id,
    ...hours,
    attendees: people ?? 1,
    facilities: [],
  };
  const preview = useBookingPreview(request);
  return { chosen, choose, hours, request, preview, people };
}

export type ChosenOffer = ReturnType<typeof useChosenOffer>;
