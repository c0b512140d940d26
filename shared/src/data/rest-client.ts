import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from './database.types';

/** The client of the data API; it knows the tables with their columns. */
export type RestClient = PostgrestClient<Database>;

/** Opens the data API at `url`; every request goes through `send`. */
export const openRestClient = (url: string, send: typeof fetch): RestClient =>
  // The query client decides what is tried again; a second opinion would delay every error message.
  new PostgrestClient(url, { fetch: send, retry: false });
