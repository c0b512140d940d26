import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { AccessTokens } from './access-tokens';
import { servedPath, serviceOf, type Backend, type ServiceName } from './backend';
import { type ApiKeys, type Caller, identifyCaller, isSame } from './caller';
import { clientAddress } from './client-address';
import { refuseDisabledCaller, refuseDisabledSession } from './disabled-accounts';
import { refuseBeforeFactor, refuseWithoutPassword } from './before-factor';
import { createRateLimits } from './rate-limits';
import { Refusal, refusalResponse } from './refusal';
import { PRERENDER_HEADER } from '../../../shell/site/prerender-key';
import { apiHeaders } from '../../../shell/site/security-headers';

export interface ApiOptions {
  backend: Backend;
  keys: ApiKeys;
  tokens: AccessTokens;
  /** See createRateLimits. */
  rateLimitFactor?: number | undefined;
  /** Who shows it reads without being counted. */
  prerenderKey?: string | undefined;
}

const MEGABYTE = 1024 * 1024;
const maxBodyBytes: Record<ServiceName, number> = {
  rest: MEGABYTE,
  auth: MEGABYTE,
  storage: 6 * MEGABYTE,
  functions: 6 * MEGABYTE,
};

/** The gateway to the services, `/rest/v1`, `/auth/v1`, `/storage/v1` and `/functions/v1`, and nothing else. */
export function createApi({ backend, keys, tokens, rateLimitFactor, prerenderKey }: ApiOptions) {
  const consume = createRateLimits(rateLimitFactor);
  const api = new Hono<{ Bindings: HttpBindings }>();

  api.use(compress({ encoding: 'gzip' }));
  for (const [service, maxSize] of Object.entries(maxBodyBytes)) {
    api.use(`/${service}/*`, bodyLimit({ maxSize, onError: refuseBody }));
  }

  api.all('*', async ({ req, env }) => {
    const request = withServedPath(req.raw);
    const { pathname, search } = new URL(request.url);
    const service = serviceOf(pathname);
    if (!service || isClosed(request, pathname)) throw notFound;
    refuseOtherSites(request);

    const body = request.body ? await request.arrayBuffer() : null;
    if (!isPrerenderer(request, service, prerenderKey)) {
      await consume({
        method: request.method,
        target: `${pathname}${search}`,
        address: clientAddress(env.incoming),
        account: service === 'auth' ? accountIn(body) : null,
      });
    }

    const caller = await identifyCaller(request, service, keys, tokens);
    if (service === 'auth') {
      await refuseDisabledCaller(pathname, caller, backend);
      await refuseBeforeFactor(request.method, pathname, caller, backend);
      await refuseWithoutPassword(request.method, pathname, body, caller, backend);
    }
    const response = await backend.services[service](forService(request, body, caller));
    if (service === 'auth') await refuseDisabledSession(response, backend);
    return withOwnHeaders(response, service);
  });

  api.onError((error) => {
    if (!(error instanceof Refusal)) console.error(error);
    const reason = error instanceof Refusal ? error.reason : unexpected;
    return withOwnHeaders(refusalResponse(reason), null);
  });
  return api;
}

/**
 * Addresses of the services that stay closed: the description of the whole data model, and signing in by
 * merely opening a URL (links in our mails lead to a page that asks first).
 */
const isClosed = ({ method }: Request, pathname: string) =>
  pathname === '/rest/v1/' || (pathname === '/auth/v1/verify' && method !== 'POST');

function withServedPath(request: Request): Request {
  const url = new URL(request.url);
  const path = servedPath(request.method, url.pathname);
  if (path === url.pathname) return request;
  url.pathname = path;
  return new Request(url, request);
}

/** The prerenderer shares its address with this whole machine, and only reads. */
function isPrerenderer(request: Request, service: ServiceName, key: string | undefined): boolean {
  const shown = request.headers.get(PRERENDER_HEADER);
  return Boolean(
    key && shown && service === 'rest' && request.method === 'GET' && isSame(shown, key),
  );
}

/** Same origin only: no page elsewhere has business here, whatever key it has read from our pages. */
function refuseOtherSites(request: Request): void {
  if (request.method === 'OPTIONS' || request.headers.get('Sec-Fetch-Site') === 'cross-site') {
    throw new Refusal({
      status: 403,
      code: 'CROSS_ORIGIN',
      message: 'Requests from other sites are not accepted.',
    });
  }
}

/** The account that a request is about, as the limits count it. */
function accountIn(body: ArrayBuffer | null): string | null {
  try {
    const { email } = JSON.parse(new TextDecoder().decode(body ?? undefined)) as {
      email?: unknown;
    };
    return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 320) : null;
  } catch {
    return null;
  }
}

/** The request as the backend gets it: `Authorization` says who the caller was found to be. */
function forService(request: Request, body: ArrayBuffer | null, { token }: Caller): Request {
  const headers = new Headers(request.headers);
  headers.delete('apikey');
  headers.delete('Authorization');
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return new Request(withoutKey(request.url), { method: request.method, headers, body });
}

/** A key in the address is for us: the data API would take it for an argument. */
function withoutKey(address: string): string {
  const url = new URL(address);
  if (!url.searchParams.has('apikey')) return address;
  url.searchParams.delete('apikey');
  return url.href;
}

/** Drops what the services say about other origins and connections, and adds what we say. */
function withOwnHeaders(response: Response, service: ServiceName | null): Response {
  const headers = new Headers(response.headers);
  // A copy of the names: headers change while we go through them.
  for (const name of Array.from(headers.keys())) {
    if (name.startsWith('access-control-') || name === 'connection' || name === 'server') {
      headers.delete(name);
    }
  }
  for (const [name, value] of Object.entries(apiHeaders)) headers.set(name, value);
  if (service === 'auth') headers.set('Cache-Control', 'no-store');
  const { status, statusText } = response;
  // The rest of the body is still on its way and will not be read: nothing can follow on this line.
  if (status === 413) headers.set('Connection', 'close');
  return new Response(response.body, { status, statusText, headers });
}

function refuseBody(): never {
  throw new Refusal({
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
    message: 'The request is larger than this service accepts.',
  });
}

const notFound = new Refusal({
  status: 404,
  code: 'NOT_FOUND',
  message: 'There is no such service.',
});
const unexpected = {
  status: 500,
  code: 'UNEXPECTED',
  message: 'The request could not be answered.',
};
