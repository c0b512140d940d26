import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { performerIdSchema } from '../performer/performer.schema';
import { OWN_PAGE_SIZE, type SpotFilters } from './spot-filters.rules';
import {
  foundArtistsSchema,
  ownSpotPageSchema,
  spotDetailSchema,
  spotMapSchema,
  spotSchema,
  visitPageSchema,
  type GiftState,
  type SpotFault,
  type SpotKind,
} from './spot.schema';

/** As many results as one looks through before typing on. */
const RESULTS = 6;

/** The spots that fit, 500 at most. What is a default is left out, as in the early read of the manifest. */
export const listSpots = (backend: Backend, filters: SpotFilters, signal?: AbortSignal) =>
  readFunction(
    backend,
    'support_spots_on_map',
    {
      p_query: filters.query,
      p_kind: filters.kind,
      p_city: filters.city,
      p_artist_id: filters.artistId,
      p_date_from: filters.day,
      p_date_to: filters.day,
    },
    spotMapSchema,
    signal,
  );

/** One spot with everything that is known of it, or `null`. */
export function getSpot(backend: Backend, id: string, signal?: AbortSignal) {
  if (!performerIdSchema.safeParse(id).success) return Promise.resolve(null);
  return readFunction(backend, 'get_support_spot', { p_id: id }, spotDetailSchema, signal);
}

/** What the caller added, latest first. */
export const listOwnSpots = (backend: Backend, page: number, signal?: AbortSignal) =>
  readFunction(
    backend,
    'my_support_spots',
    { p_page: page, p_page_size: OWN_PAGE_SIZE },
    ownSpotPageSchema,
    signal,
  );

/** The caller's stamps, latest first. */
export const listVisits = (backend: Backend, page: number, signal?: AbortSignal) =>
  readFunction(
    backend,
    'my_spot_visits',
    { p_page: page, p_page_size: OWN_PAGE_SIZE },
    visitPageSchema,
    signal,
  );

/** Performers by their words, for the form. */
export const findArtists = (backend: Backend, words: string, signal?: AbortSignal) =>
  readFunction(
    backend,
    'search_performers',
    { p_query: words, p_page_size: RESULTS },
    foundArtistsSchema,
    signal,
  );

/** What the form of a spot makes of its fields. */
export interface SpotEntry {
  /** `null` for a new one. */
  id: string | null;
  /** As of when it was read. */
  updatedAt: string | null;
  /** The same for a second press of the same form. */
  idempotencyKey: string;
  kind: SpotKind;
  artistId: string;
  title: string;
  description: string;
  address: string;
  city: string;
  district: string | null;
  lat: number;
  lng: number;
  startsOn: string;
  endsOn: string;
  opens: string | null;
  closes: string | null;
  giftStatus: GiftState | null;
  giftNote: string | null;
  hostName: string | null;
  hostUrl: string | null;
  imageUrl: string | null;
}

/**
 * Adds a spot, or changes the own one; others see it once it is approved.
 * @throws AppError `STALE_VERSION` when it was saved elsewhere since it was read
 */
export const saveSpot = (backend: Backend, spot: SpotEntry) =>
  callFunction(
    backend,
    'save_support_spot',
    {
      p_id: spot.id,
      p_updated_at: spot.updatedAt,
      p_idempotency_key: spot.idempotencyKey,
      p_kind: spot.kind,
      p_artist_id: spot.artistId,
      p_title: spot.title,
      p_description: spot.description,
      p_address: spot.address,
      p_city: spot.city,
      p_district: spot.district,
      p_lat: spot.lat,
      p_lng: spot.lng,
      p_starts_on: spot.startsOn,
      p_ends_on: spot.endsOn,
      p_opens: spot.opens,
      p_closes: spot.closes,
      p_gift_status: spot.giftStatus,
      p_gift_note: spot.giftNote,
      p_host_name: spot.hostName,
      p_host_url: spot.hostUrl,
      p_image_url: spot.imageUrl,
    },
    spotSchema,
  );

/** Says whether there are presents left. */
export const updateGifts = (
  backend: Backend,
  { id, state, note }: { id: string; state: GiftState; note: string },
) =>
  callFunction(
    backend,
    'update_spot_gifts',
    { p_id: id, p_gift_status: state, p_gift_note: note || null },
    spotSchema,
  );

/** Takes an own spot off the map for good. */
export const closeSpot = (backend: Backend, id: string) =>
  callFunction(backend, 'close_support_spot', { p_id: id }, z.row({ id: z.string() }));

/** Tells that something is wrong with a spot. */
export const reportSpot = (
  backend: Backend,
  { id, fault, note }: { id: string; fault: SpotFault; note: string },
) =>
  callFunction(
    backend,
    'report_spot',
    { p_spot_id: id, p_kind: fault, p_note: note || null },
    z.row({ reported: z.boolean() }),
  );

/** A stamp for today. */
export const visitSpot = (backend: Backend, id: string) =>
  callFunction(backend, 'visit_spot', { p_spot_id: id }, z.row({ visitCount: z.number() }));
