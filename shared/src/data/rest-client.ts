// The one place for data: everybody else asks through `Backend`.
// eslint-disable-next-line no-restricted-imports
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';

/** The client of the project; it knows the tables with their columns. */
export type RestClient = SupabaseClient<Database>;

/** Where the project is, and how its client gets there. */
export interface RestClientOptions {
  url: string;
  key: string;
  /** The visitor's access token, or null when signed out. */
  getAccessToken(): Promise<string | null>;
  /** Every request goes through it. */
  send: typeof fetch;
}

/** Opens the client. Who is signed in is the session's to know: it asks for the token and keeps none. */
export const openRestClient = ({ url, key, getAccessToken, send }: RestClientOptions): RestClient =>
  createClient<Database>(url, key, { accessToken: getAccessToken, global: { fetch: send } });
