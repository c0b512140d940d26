import { PostgrestClient } from '@supabase/postgrest-js';

/** Opens the data API at `url`; every request goes through `send`. */
export const openRestClient = (url: string, send: typeof fetch): PostgrestClient =>
  // The query client decides what is tried again; a second opinion would delay every error message.
  new PostgrestClient(url, { fetch: send, retry: false });
