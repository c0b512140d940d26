import { StartProblem } from '../problem';
import type { DataApi, DataApiOptions } from './data-api';
import { connectionCount, inLanes } from './lanes';
import { startLiteDataApi } from './lite-data-api';
import { startPostgrest } from './postgrest';
import { findPostgrest } from './postgrest-binary';

/** Starts whatever answers `/rest/v1`, with lanes in front of it. */
export async function startDataApi(options: DataApiOptions): Promise<DataApi> {
  const engine = await startEngine(options);
  if (options.isWarmed) await warmUp(engine);
  return { ...engine, fetch: inLanes(engine.fetch, options.patienceFactor) };
}

/**
 * Has every connection of the pool read something: the first answer of a new one takes a tenth of a second, which nobody
 * should wait for when a sale opens.
 */
async function warmUp({ fetch }: DataApi): Promise<void> {
  const read = 'http://data-api/rest/v1/rpc/search_events?p_page_size=1';
  await Promise.all(Array.from({ length: connectionCount }, () => fetch(new Request(read))));
}

/** PostgREST itself, or the implementation in @supabase/lite. */
async function startEngine(options: DataApiOptions): Promise<DataApi> {
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
