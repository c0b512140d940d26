const keyOf = (venueId: string) => `spotlight.venue-booking.${venueId}`;

/**
 * What a visitor has typed into the booking form of a venue in this tab. Not on the device for good, because
 * nobody is signed in yet whose sign-out could remove it.
 */
export function readBookingDraft<Form>(venueId: string): Partial<Form> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(venueId)) ?? '{}') as Partial<Form>;
  } catch {
    // Switched off, or written by another version: then the form begins anew.
    return {};
  }
}

export function storeBookingDraft(venueId: string, values: unknown): void {
  try {
    sessionStorage.setItem(keyOf(venueId), JSON.stringify(values));
  } catch {
    // Full or switched off: the form works without.
  }
}

/** It has been sent. */
export function forgetBookingDraft(venueId: string): void {
  try {
    sessionStorage.removeItem(keyOf(venueId));
  } catch {
    // Nothing was stored either.
  }
}
