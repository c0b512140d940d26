import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { readStoredFile } from '@spotlight/shared/stored-file';
import type { Designer } from '../ad-product/ad-product.schema';
import { supportAdDetailSchema, supportAdPageSchema, supportAdSchema } from './support-ad.schema';

/** More than anybody waits for at once. */
const MOST = 50;

export const listOwnSupportAds = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'my_support_ads', { p_page_size: MOST }, supportAdPageSchema, signal);

/** One of them with whom to talk about it. */
export const getSupportAd = (backend: Backend, id: string, signal?: AbortSignal) =>
  readFunction(backend, 'get_support_ad', { p_id: id }, supportAdDetailSchema, signal);

/** An own original, from the private bucket. */
export const readOwnArtwork = (backend: Backend, path: string) =>
  readStoredFile(backend, 'artwork', path);

/** What is asked of a media company. */
export interface SupportAdRequest {
  /** Of the draft that an earlier attempt left; `null` at the first one. */
  id: string | null;
  /** As of when that was read. */
  updatedAt: string | null;
  /** The same for a second press of the same form. */
  idempotencyKey: string;
  artistId: string;
  productId: string;
  title: string;
  message: string;
  startsOn: string;
  units: number;
  city: string | null;
  station: string | null;
  designBy: Designer;
  artworkPaths: readonly string[];
  contactName: string;
  contactPhone: string;
}

/** Stores the request; nobody else sees it before it is submitted. */
export const saveSupportAd = (backend: Backend, request: SupportAdRequest) =>
  callFunction(
    backend,
    'save_support_ad',
    {
      p_id: request.id,
      p_updated_at: request.updatedAt,
      p_idempotency_key: request.idempotencyKey,
      p_artist_id: request.artistId,
      p_product_id: request.productId,
      p_title: request.title,
      p_message: request.message || null,
      p_starts_on: request.startsOn,
      p_units: request.units,
      p_city: request.city,
      p_station: request.station,
      p_design_by: request.designBy,
      p_artwork_paths: request.artworkPaths,
      p_contact_name: request.contactName,
      p_contact_phone: request.contactPhone,
    },
    supportAdSchema,
  );

/**
 * Sends a stored request to its review, with the declarations that media companies ask for.
 * @throws AppError `PRICE_CHANGED` when it costs something else by now
 */
export const submitSupportAd = (
  backend: Backend,
  { id, expectedTotal }: { id: string; expectedTotal: number },
) =>
  callFunction(
    backend,
    'submit_support_ad',
    {
      p_id: id,
      p_owns_artwork: true,
      p_has_portrait_consent: true,
      p_expected_total: expectedTotal,
    },
    supportAdSchema,
  );

/** Calls a request off; possible until it is paid. */
export const cancelSupportAd = (backend: Backend, id: string) =>
  callFunction(backend, 'cancel_support_ad', { p_id: id }, supportAdSchema);
