import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { adPlaces, type AdPlace } from './ad-place';
import { liveAdsSchema } from './ad.schema';

/** What runs now in a place. */
export function listLiveAds(backend: Backend, place: AdPlace, signal?: AbortSignal) {
  const { location, type } = adPlaces[place];
  const args = { p_display_location: location, p_type: type };
  return readFunction(backend, 'live_ads', args, liveAdsSchema, signal);
}

export interface AdEvent {
  id: string;
  action: 'impression' | 'click';
  session: string;
}

/** Tells the server that an advertisement was seen or followed; what counts is its decision. */
export async function recordAdEvent(backend: Backend, { id, action, session }: AdEvent) {
  const args = { p_ad_id: id, p_action: action, p_session: session };
  await callFunction(backend, 'record_ad_event', args, z.unknown());
}
