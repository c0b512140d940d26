import type * as z from '../vendor/zod';
import { AppError, fromDataApi, fromNetwork } from './app-error';
import type { ExactArgs, FunctionName } from './database-functions';
import { hearServerTime } from '../format/clock';
import { takeEarlyRead } from './early-read';
import type { RestClient } from './rest-client';

/** Where the backend is and how to speak for the visitor. */
export interface BackendOptions {
  /** Root of the Supabase project, without a trailing slash. */
  url: string;
  /** Publishable key. */
  key: string;
  /** The visitor's access token, or null when signed out. */
  getAccessToken(): Promise<string | null>;
}

/** The way to the data API. Repositories take it as their first argument; nothing else does. */
export interface Backend {
  /** The client of the data API, fetched with the first request. */
  rest(): Promise<RestClient>;
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
    const askedAt = Date.now();
    const answer = await fetch(url, { ...init, headers, signal });
    hearServerTime(answer.headers.get('Date'), askedAt);
    return answer;
  };
  let client: Promise<RestClient> | undefined;
  const rest = () => {
    client ??= import(/* webpackChunkName: "data-client" */ './rest-client').then((chunk) =>
      chunk.openRestClient(`${options.url}/rest/v1`, send),
    );
    // A chunk that did not arrive must not fail every later request.
    client.catch(() => (client = undefined));
    return client;
  };
  return {
    rest,
    url: options.url,
    key: options.key,
    getAccessToken: options.getAccessToken,
  };
}

/**
 * Reads through a STABLE function of the data API (GET, so that caches and early reads apply) and
 * checks the answer's shape. Arguments that are null, undefined or '' are left to their defaults.
 * @throws AppError
 */
export function readFunction<N extends FunctionName, A extends object, S extends z.ZodMiniType>(
  backend: Backend,
  name: N,
  args: ExactArgs<N, A>,
  schema: S,
  signal?: AbortSignal,
): Promise<z.output<S>> {
  const given = Object.fromEntries(
    Object.entries(args)
      // An address can say what no text in a database can hold.
      .map(([key, value]) => [key, typeof value === 'string' ? value.replaceAll('\0', '') : value])
      .filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
  return ask(
    backend,
    (rest) => {
      const request = rest.rpc(name, given, { get: true });
      return signal ? request.abortSignal(signal) : request;
    },
    schema,
  );
}

/**
 * Changes something through a function of the data API and checks the answer's shape.
 * @throws AppError
 */
export function callFunction<N extends FunctionName, A extends object, S extends z.ZodMiniType>(
  backend: Backend,
  name: N,
  args: ExactArgs<N, A>,
  schema: S,
): Promise<z.output<S>> {
  return ask(backend, (rest) => rest.rpc(name, args), schema);
}

interface DataApiAnswer<D = unknown> {
  data: D;
  error: { code?: string; message?: string; details?: string | null } | null;
  status: number;
}

/** How the client types the rows of a selection that names a column which is not there. */
type ColumnFault = readonly { error: true }[];

/**
 * Sends a table-style request and checks the answer's shape. Prefer the functions above where the data
 * API has one.
 * @throws AppError
 */
export function query<D, S extends z.ZodMiniType>(
  backend: Backend,
  build: (rest: RestClient) => PromiseLike<DataApiAnswer<D>>,
  schema: NonNullable<D> extends ColumnFault ? D : S,
): Promise<z.output<S>> {
  return ask(backend, build, schema as S);
}

async function ask<S extends z.ZodMiniType>(
  backend: Backend,
  build: (rest: RestClient) => PromiseLike<DataApiAnswer>,
  schema: S,
): Promise<z.output<S>> {
  const rest = await backend.rest().catch((thrown: unknown) => {
    throw fromNetwork(thrown);
  });
  // Outside of the catch: what goes wrong in building a request is a fault of ours, not of the network.
  const request = build(rest);
  let answer: DataApiAnswer;
  try {
    answer = await request;
  } catch (thrown) {
    throw fromNetwork(thrown);
  }
  if (answer.error) throw fromDataApi(answer.error, answer.status);
  const parsed = schema.safeParse(answer.data);
  if (parsed.success) return parsed.data;
  throw new AppError('UNEXPECTED_DATA', {
    status: answer.status,
    message: parsed.error.issues
      .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
      .join('; '),
    cause: parsed.error,
  });
}
