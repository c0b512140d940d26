import { StartProblem } from '../problem';
import type { DataApi, DataApiOptions } from './data-api';
import { startLiteDataApi } from './lite-data-api';
import { startPostgrest } from './postgrest';
import { findPostgrest } from './postgrest-binary';

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
