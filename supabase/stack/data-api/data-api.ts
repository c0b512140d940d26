import type { FetchHandler } from '../gateway/backend';

export type DataApiEngine = 'postgrest' | 'lite';

export interface DataApiOptions {
  dataDir: string;
  /** Superuser or owner connection. */
  databaseUrl: string;
  authenticatorPassword: string;
  jwtSecret: string;
  /** Forces one engine; otherwise PostgREST wherever there is a binary. */
  engine?: DataApiEngine | undefined;
  /** Multiplies how long somebody may wait in a lane. */
  patienceFactor?: number | undefined;
  /** Opens all connections before the first request. */
  isWarmed?: boolean | undefined;
}

export interface DataApi {
  engine: DataApiEngine;
  fetch: FetchHandler;
  stop(): Promise<void>;
}
