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
  /** The client of the data API; its code is fetched with the first request that cannot do without. */
  rest(): Promise<RestClient>;
  /**
   * Reads an address without the client: the answer that was asked for ahead, or one that is asked for now, as long as the
   * client is not there. Then it says undefined, and the client reads.
   */
  readAhead(address: string, signal?: AbortSignal): Promise<Response | undefined>;
  url: string;
  key: string;
  getAccessToken(): Promise<string | null>;
}

const REQUEST_TIMEOUT_MS = 15_000;
/** A file of 5 MB through a slow phone. */
const FILE_TIMEOUT_MS = 90_000;

/** Makes the backend that the shell hands to every module. */
export function createBackend(options: BackendOptions): Backend {
  const { url, key, getAccessToken } = options;
  const send: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    // The client names the key where it has no token. A key is nobody: such answers come from a cache.
    if (headers.get('Authorization') === `Bearer ${key}`) headers.delete('Authorization');
    const address = input instanceof Request ? input.url : String(input);
    const isFile = address.startsWith(`${url}/storage/`);
    const limit = AbortSignal.timeout(isFile ? FILE_TIMEOUT_MS : REQUEST_TIMEOUT_MS);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    const askedAt = Date.now();
    const answer = await fetch(input, { ...init, headers, signal });
    hearServerTime(answer.headers.get('Date'), askedAt);
    return answer;
  };
  let client: Promise<RestClient> | undefined;
  let isThere = false;
  const rest = () => {
    client ??= import(/* webpackChunkName: "data-client" */ './rest-client').then((chunk) => {
      isThere = true;
      return chunk.openRestClient({ url, key, getAccessToken, send });
    });
    // A chunk that did not arrive must not fail every later request.
    client.catch(() => (client = undefined));
    return client;
  };
  const readAhead: Backend['readAhead'] = async (address, signal) => {
    const token = await getAccessToken();
    const early = token === null ? takeEarlyRead(address) : undefined;
    if (early || isThere) return early;
    const headers = { apikey: key, ...(token !== null && { Authorization: `Bearer ${token}` }) };
    return send(address, { headers, ...(signal && { signal }) });
  };
  return { rest, readAhead, url, key, getAccessToken };
}

/**
 * Reads through a STABLE function of the data API (GET, so that caches and early reads apply) and
 * checks the answer's shape. Arguments that are null, undefined or '' are left to their defaults.
 * @throws AppError
 */
export async function readFunction<
  N extends FunctionName,
  A extends object,
  S extends z.ZodMiniType,
>(
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
  const read = await backend.readAhead(addressOf(backend, name, given), signal).catch(rethrow);
  if (read) return check(await answerOf(read).catch(rethrow), schema);
  return ask(
    backend,
    (rest) => {
      const request = rest.rpc(name, given, { get: true });
      return signal ? request.abortSignal(signal) : request;
    },
    schema,
  );
}

/** The address that the client asks for as well. */
function addressOf({ url }: Backend, name: string, given: Record<string, unknown>): string {
  const address = new URL(`${url}/rest/v1/rpc/${name}`);
  for (const [key, value] of Object.entries(given))
    address.searchParams.append(key, Array.isArray(value) ? `{${value.join(',')}}` : String(value));
  return address.href;
}

/** What a function answered, as the client says it. */
async function answerOf(read: Response): Promise<DataApiAnswer> {
  const { ok, status } = read;
  const text = await read.text();
  if (ok) return { data: text === '' ? null : JSON.parse(text), error: null, status };
  try {
    return { data: null, error: JSON.parse(text) as DataApiAnswer['error'], status };
  } catch {
    return { data: null, error: { message: text }, status };
  }
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
  const rest = await backend.rest().catch(rethrow);
  // What goes wrong in building a request is a fault of ours, not of the network.
  const request: PromiseLike<DataApiAnswer> & { retry?(isOn: boolean): unknown } = build(rest);
  // The query client decides what is tried again; a second opinion would delay every error message.
  request.retry?.(false);
  return check(await Promise.resolve(request).catch(rethrow), schema);
}

function rethrow(thrown: unknown): never {
  throw fromNetwork(thrown);
}

function check<S extends z.ZodMiniType>(answer: DataApiAnswer, schema: S): z.output<S> {
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
