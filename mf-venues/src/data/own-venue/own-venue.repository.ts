import { readFunction, type Backend } from '@spotlight/shared/data';
import { ownVenuesSchema } from './own-venue.schema';

/** Reads the venues of the signed-in person. */
export const listOwnVenues = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'my_venues', {}, ownVenuesSchema, signal);
