/** The parts of a PostgreSQL error that the data API passes on. */
export interface DatabaseError {
  code?: string;
  message?: string;
  detail?: string;
  hint?: string;
}

/** The status PostgREST gives to an SQLSTATE, by the longest prefix that matches; 400 otherwise. */
const statusByPrefix: [prefix: string, status: number][] = [
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['42501', 403],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['57P01', 503],
  ['P0001', 400],
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0', 500],
  ['XX', 500],
];

/** The HTTP status for an SQLSTATE, as PostgREST documents it. */
function statusOfSqlState(code: string): number {
  return statusByPrefix.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400;
}

/**
 * The answer that PostgREST would give to this database error, or null when the given response is
 * good as it is. @supabase/lite turns many SQLSTATEs into 500 with the code "SUP" and drops the hint.
 */
export async function databaseErrorResponse(
  response: Response,
  error: DatabaseError | undefined,
): Promise<Response | null> {
  if (response.status !== 500 || !error?.code || !/^[0-9A-Z]{5}$/.test(error.code)) return null;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: string } | null;
  if (body?.code !== 'SUP') return null;
  return Response.json(
    {
      code: error.code,
      message: error.message ?? '',
      details: error.detail ?? null,
      hint: error.hint ?? null,
    },
    { status: statusOfSqlState(error.code) },
  );
}
