import { PostgrestClient } from '@supabase/postgrest-js';

/** Opens the data API at `url`; every request goes through `send`. */
export const openRestClient = (url: string, send: typeof fetch): PostgrestClient =>
  new PostgrestClient(url, { fetch: send });
