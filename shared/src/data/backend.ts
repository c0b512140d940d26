import { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import { AppError, fromDataApi, fromNetwork } from './app-error';
import { takeEarlyRead } from './early-read';

/** Where the backend is and how to speak for the visitor. */
export interface BackendOptions {
  /** Root of the Supabase project, without a trailing slash. */
  url: string;
  /** Publishable key. */
  key: string;
  /** The visitor's access token, or null when signed out. */
  getAccessToken(): Promise<string | null>;
}

/** The door to the data API. Repositories take it as their first argument; nothing else does. */
export interface Backend {
  /** Table-style reads and writes. Prefer `callFunction` where a function exists. */
  rest: PostgrestClient;
  url: string;
  key: string;
  getAccessToken(): Promise<string | null>;
}

const REQUEST_TIMEOUT_MS = 15_000;

/** Makes the backend that the shell hands to every module. */
export function createBackend(options: BackendOptions): Backend {
  const send: typeof fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const token = await options.getAccessToken();
    if (!token && (init?.method ?? 'GET') === 'GET') {
      const early = takeEarlyRead(url);
      if (early) return early;
    }
    const headers = new Headers(init?.headers);
    headers.set('apikey', options.key);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    return fetch(url, { ...init, headers, signal });
  };
  return {
    rest: new PostgrestClient(`${options.url}/rest/v1`, { fetch: send }),
    url: options.url,
    key: options.key,
    getAccessToken: options.getAccessToken,
  };
}

type Scalar = string | number | boolean | null | undefined;
type Args = Readonly<Record<string, Scalar>>;

/**
 * Reads through a STABLE function of the data API (GET, so that caches and early reads apply) and
 * checks the answer's shape. Arguments that are null, undefined or '' are left to their defaults.
 * @throws AppError
 */
export function readFunction<S extends z.ZodMiniType>(
  backend: Backend,
  name: string,
  args: Args,
  schema: S,
  signal?: AbortSignal,
): Promise<z.output<S>> {
  const given = Object.fromEntries(
    Object.entries(args).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    ),
  );
  const request = backend.rest.rpc(name, given, { get: true });
  return run(signal ? request.abortSignal(signal) : request, schema);
}

/**
 * Changes something through a function of the data API and checks the answer's shape.
 * @throws AppError
 */
export function callFunction<S extends z.ZodMiniType>(
  backend: Backend,
  name: string,
  args: Readonly<Record<string, unknown>>,
  schema: S,
): Promise<z.output<S>> {
  return run(backend.rest.rpc(name, args), schema);
}

interface DataApiAnswer {
  data: unknown;
  error: { code?: string; message?: string; details?: string | null } | null;
  status: number;
}

/**
 * Awaits a request built on `backend.rest` and checks the answer's shape.
 * @throws AppError
 */
export async function run<S extends z.ZodMiniType>(
  request: PromiseLike<DataApiAnswer>,
  schema: S,
): Promise<z.output<S>> {
  let answer: DataApiAnswer;
  try {
    answer = await request;
  } catch (thrown) {
    throw fromNetwork(thrown);
  }
  if (answer.error) throw fromDataApi(answer.error, answer.status);
  const parsed = schema.safeParse(answer.data);
  if (!parsed.success) {
    throw new AppError('UNEXPECTED_DATA', {
      status: answer.status,
      message: z.prettifyError(parsed.error),
      cause: parsed.error,
    });
  }
  return parsed.data;
}
