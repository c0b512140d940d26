import { AsyncLocalStorage } from 'node:async_hooks';
import { inspect } from 'node:util';
import { App, createPostgresConnection } from '../lite';
import { jsonColumns } from '../postgres/json-columns';
import type { DataApi, DataApiOptions } from './data-api';
import { databaseErrorResponse, type DatabaseError } from './database-errors';
import { connectionCount } from './lanes';
import { timestampTypes } from './timestamps';

interface RequestTrace {
  databaseError?: DatabaseError;
}

/** The data API of @supabase/lite, mended where it differs from PostgREST; each mend has its test. */
export async function startLiteDataApi(options: DataApiOptions): Promise<DataApi> {
  const traces = new AsyncLocalStorage<RequestTrace>();
  const connection = createPostgresConnection({
    url: options.databaseUrl,
    postgresOptions: {
      max: connectionCount,
      onnotice: () => undefined,
      types: { ...timestampTypes, ...jsonColumns },
    },
  });
  claimRowSecurity(connection);

  // The only place where the database's own error passes by, before it becomes "SUP: error: …".
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error: unknown) => {
    const trace = traces.getStore();
    if (trace) trace.databaseError = error as DatabaseError;
    return printedInOneLine(normalize(error));
  };

  const app = new App({
    connection,
    auth: { enabled: true, jwt_secret: options.jwtSecret },
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true } },
  });
  await app.init();

  const fetch = (request: Request) => {
    const trace: RequestTrace = {};
    return traces.run(trace, async () => {
      const response = await app.fetch(request);
      return (await databaseErrorResponse(response, trace.databaseError)) ?? response;
    });
  };
  return { engine: 'lite', fetch, stop: () => connection.close() };
}

/** Every refused row would otherwise fill a screen: @supabase/lite prints the error it sends. */
function printedInOneLine(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const { code, message } = error as DatabaseError;
  return Object.assign(error, { [inspect.custom]: () => `data API: ${code} ${message}` });
}

/**
 * At its first request @supabase/lite grants ALL on every table to the API roles, which undoes every
 * revoke in the migrations. It skips that when it believes to have done it already.
 */
export function claimRowSecurity(connection: object): void {
  (connection as { rlsState: string }).rlsState = 'active';
}
