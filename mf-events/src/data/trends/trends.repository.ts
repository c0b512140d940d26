import { query, readFunction, type Backend } from '@spotlight/shared/data';
import { campaignPageSchema } from './campaign.schema';
import { rankingSchema, seatsLeftSchema, type Period, type RankedKind } from './trends.schema';

/** Reads the first `limit` places of a ranking. */
export function getRanking(
  backend: Backend,
  kind: RankedKind,
  period: Period,
  limit: number,
  signal?: AbortSignal,
) {
  const args = { p_entity_type: kind, p_period: period, p_page_size: limit };
  return readFunction(backend, 'trends', args, rankingSchema, signal);
}

/** Reads the campaigns that still gather, which have no ranking of their own in the database. */
export function listOpenCampaigns(backend: Backend, limit: number, signal?: AbortSignal) {
  const args = { p_status: 'open', p_page_size: limit };
  return readFunction(backend, 'list_campaigns', args, campaignPageSchema, signal);
}

/** Reads how many tickets of these events are left. */
export function listSeatsLeft(backend: Backend, ids: readonly string[]) {
  return query(
    backend,
    (rest) =>
      rest
        .from('events')
        .select('id,seats_left')
        .in('id', [...ids]),
    seatsLeftSchema,
  );
}
