export interface RefusalReason {
  status: number;
  /** Stable, for programs. */
  code: string;
  /** For developers; visitors read the words that belong to the code. */
  message: string;
  hint?: string;
  retryAfterSeconds?: number;
}

/** Thrown by any check in front of the backend. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(readonly reason: RefusalReason) {
    super(reason.message);
  }
}

/**
 * The one shape of all refusals. Each of the three clients reads the fields that its own service
 * uses: PostgREST `code`, accounts `error_code`, storage `statusCode` and `error`.
 */
export function refusalResponse(reason: RefusalReason): Response {
  const { status, code, message, hint = null, retryAfterSeconds } = reason;
  const body = {
    code,
    message,
    details: null,
    hint,
    error_code: code,
    error: code,
    statusCode: String(status),
  };
  const headers: Record<string, string> = { 'Cache-Control': 'no-store' };
  if (retryAfterSeconds) headers['Retry-After'] = String(retryAfterSeconds);
  return Response.json(body, { status, headers });
}
