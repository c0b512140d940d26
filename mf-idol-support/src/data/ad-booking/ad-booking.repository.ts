import { callFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';

/** Days of a place, and what is shown on it. */
export interface AdBooking {
  productId: string;
  startsOn: string;
  units: number;
  title: string;
  description: string;
  /** A path of this site or an https address; empty for none. */
  linkUrl: string;
  buttonText: string;
  expectedTotal: number;
  /** The same for a second press of the same form. */
  idempotencyKey: string;
}

/**
 * Holds a slot for a day, to be paid meanwhile.
 * @throws AppError `SOLD_OUT`, `PRICE_CHANGED`
 */
export const bookAd = (backend: Backend, booking: AdBooking) =>
  callFunction(
    backend,
    'book_ad',
    {
      p_product_id: booking.productId,
      p_starts_on: booking.startsOn,
      p_units: booking.units,
      p_title: booking.title,
      p_description: booking.description || null,
      p_link_url: booking.linkUrl || null,
      p_button_text: booking.buttonText || null,
      p_expected_total: booking.expectedTotal,
      p_idempotency_key: booking.idempotencyKey,
    },
    z.row({ advertisementId: z.string(), orderId: z.string() }),
  );

/** A picture that has been uploaded for an advertisement. */
export interface Artwork {
  advertisementId: string;
  /** Its name in the bucket of artwork, with its size at the end. */
  path: string;
  content: Blob;
}

/** Hands in the artwork of an advertisement; the server looks at its kind and size again. */
export const submitArtwork = (backend: Backend, artwork: Artwork) =>
  callFunction(
    backend,
    'submit_ad_creative',
    {
      p_advertisement_id: artwork.advertisementId,
      p_file_path: artwork.path,
      p_mime_type: artwork.content.type,
      p_bytes: artwork.content.size,
    },
    z.row({ id: z.string(), version: z.number() }),
  );
