import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { rowsAsked } from '../list/list.repository';
import { CALENDAR_DAYS } from './ad-calendar.rules';
import { adCalendarSchema } from './ad-calendar.schema';
import type { AdEntry } from './ad-form.rules';
import type { AdFilters } from './ad.rules';
import {
  adPageSchema,
  adStatsSchema,
  creativesSchema,
  deletedAdSchema,
  managedAdSchema,
  switchedAdSchema,
  type AdPage,
} from './ad.schema';

/** One page of advertisements. @throws AppError `FORBIDDEN` for who is no administrator */
export const listAds = (
  backend: Backend,
  { query, status, type, phase, sort, ...rows }: Omit<AdFilters, 'open' | 'hide'>,
  signal?: AbortSignal,
): Promise<AdPage> =>
  readFunction(
    backend,
    'admin_list_ads',
    {
      p_query: query,
      p_status: status,
      p_type: type,
      p_phase: phase,
      p_sort: sort,
      ...rowsAsked(rows),
    },
    adPageSchema,
    signal,
  );

/** One advertisement as it is now. */
export const readAd = (backend: Backend, id: string) =>
  readFunction(backend, 'admin_ad', { p_id: id }, managedAdSchema);

/** How often it was seen and pressed, by day. */
export const readAdStats = (backend: Backend, id: string, signal?: AbortSignal) =>
  readFunction(backend, 'ad_stats', { p_ad_id: id }, adStatsSchema, signal);

/** Its artwork, version by version. */
export const listCreatives = (backend: Backend, id: string, signal?: AbortSignal) =>
  readFunction(backend, 'admin_ad_creatives', { p_ad_id: id }, creativesSchema, signal);

/**
 * Saves an advertisement; without one, a new one that waits for its decision.
 * @param input.on the one that was read, with the moment at which it was changed last
 * @throws AppError `STALE_VERSION`, `INVALID_INPUT`
 */
export const saveAd = (
  backend: Backend,
  {
    on,
    entry,
  }: { on: { id: string; version: string; clientId: string | null } | null; entry: AdEntry },
) =>
  callFunction(
    backend,
    'admin_save_ad',
    {
      p_id: on?.id ?? null,
      p_updated_at: on?.version ?? null,
      p_title: entry.title,
      p_description: entry.description,
      p_type: entry.type,
      p_display_location: entry.displayLocation,
      p_client_name: entry.clientName,
      p_client_id: on?.clientId ?? null,
      p_image_url: entry.imageUrl,
      p_link_url: entry.linkUrl,
      p_button_text: entry.buttonText,
      p_start_date: entry.startDate,
      p_end_date: entry.endDate,
      p_budget: entry.budget,
    },
    managedAdSchema,
  );

/** Takes it off the air, or puts it back. @throws AppError `INVALID_STATE` */
export const switchAd = (backend: Backend, input: { id: string; isActive: boolean }) =>
  callFunction(
    backend,
    'admin_switch_ad',
    { p_id: input.id, p_is_active: input.isActive },
    switchedAdSchema,
  );

/** @throws AppError `INVALID_STATE` when it was booked or shown */
export const deleteAd = (backend: Backend, id: string) =>
  callFunction(backend, 'admin_delete_ad', { p_id: id }, deletedAdSchema);

/** Who has which slot from a day on. @throws AppError `FORBIDDEN` without the right to manage ads */
export const readAdCalendar = (backend: Backend, from: string, signal?: AbortSignal) =>
  readFunction(
    backend,
    'admin_ad_calendar',
    { p_from: from, p_days: CALENDAR_DAYS },
    adCalendarSchema,
    signal,
  );
