import type { FetchHandler } from '../gateway/backend';
import { StartProblem } from '../problem';
import { startLiteDataApi } from './lite-data-api';
import { startPostgrest } from './postgrest';
import { findPostgrest } from './postgrest-binary';

export type DataApiEngine = 'postgrest' | 'lite';

export interface DataApiOptions {
  dataDir: string;
  /** Superuser or owner connection. */
  databaseUrl: string;
  authenticatorPassword: string;
  jwtSecret: string;
  /** Forces one engine; otherwise PostgREST wherever there is a binary. */
  engine?: DataApiEngine | undefined;
}

export interface DataApi {
  engine: DataApiEngine;
  fetch: FetchHandler;
  stop(): Promise<void>;
}

/** Starts whatever answers `/rest/v1`: PostgREST itself, or the implementation in @supabase/lite. */
export async function startDataApi(options: DataApiOptions): Promise<DataApi> {
  if (options.engine === 'lite') return startLiteDataApi(options);
  const binary = await findPostgrest();
  if (binary) return startPostgrest(binary, options);
  if (options.engine === 'postgrest') {
    throw new StartProblem(
      'There is no PostgREST for this machine: install it (macOS: "brew install postgrest"), or name its file in POSTGREST_BIN.',
    );
  }
  return startLiteDataApi(options);
}
