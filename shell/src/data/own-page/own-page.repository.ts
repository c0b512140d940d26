import { readFunction, type Backend } from '@spotlight/shared/data';
import type { Audience } from '@spotlight/shared/subscription/schema';
import { ownPerformersSchema, ownVenuesSchema, type OwnPage } from './own-page.schema';

/** Reads the own performers or venues. @throws AppError */
export async function listOwnPages(
  backend: Backend,
  audience: Audience,
  signal?: AbortSignal,
): Promise<OwnPage[]> {
  if (audience === 'venue') return readFunction(backend, 'my_venues', {}, ownVenuesSchema, signal);
  const own = await readFunction(backend, 'my_performers', {}, ownPerformersSchema, signal);
  return own.map(({ id, performerName, status }) => ({ id, name: performerName, status }));
}
