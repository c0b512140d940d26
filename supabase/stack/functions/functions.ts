import { calendars, type CalendarProject } from '../../functions/calendars/calendars';
import { readAddress } from '../../functions/calendars/read-address';
import { payments, type PaymentProject } from '../../functions/payments/payments';
import { readProviders } from '../../functions/payments/settings';
import { unsubscribe } from '../../functions/unsubscribe/unsubscribe';
import { upload, type Project } from '../../functions/upload/upload';
import type { AccessTokens } from '../gateway/access-tokens';
import type { FetchHandler } from '../gateway/backend';
import { refusalResponse } from '../gateway/refusal';
import { pinnedNetwork } from './pinned-network';

export interface FunctionsOptions {
  rest: FetchHandler;
  storage: FetchHandler;
  tokens: AccessTokens;
  siteUrl: () => string;
  publishableKey: string;
  /** Settings of providers of payments; without their keys none is offered. */
  settingOf: (name: string) => string | undefined;
  /** How calendars elsewhere are read, where it is not over the network. */
  readAddress?: CalendarProject['readAddress'] | undefined;
}

/** Where the services answer one another; nobody listens there. */
const INSIDE = 'http://stack.internal';

/** Runs `supabase/functions` as a hosted project does: before the other services, with the right to all of them. */
export function createFunctions(options: FunctionsOptions): FetchHandler {
  const { rest, storage, tokens } = options;
  const callAsServer = async (name: string, args: object) =>
    rest(
      new Request(`${INSIDE}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${await tokens.forService()}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(args),
      }),
    );
  const project: Project = {
    callAsCaller: (name, args, caller) =>
      rest(
        new Request(`${INSIDE}/rest/v1/rpc/${name}`, {
          method: 'POST',
          headers: { ...authorizationOf(caller), 'Content-Type': 'application/json' },
          body: JSON.stringify(args),
        }),
      ),
    store: async (path, file, headers) =>
      storage(
        new Request(`${INSIDE}/storage/v1/object/${path}`, {
          method: 'POST',
          headers: { ...headers, Authorization: `Bearer ${await tokens.forService()}` },
          body: await file.arrayBuffer(),
        }),
      ),
  };
  const isServer = async ({ headers }: Request) => {
    const token = headers.get('Authorization')?.slice('Bearer '.length) ?? '';
    const claims = await tokens.verify(token).catch(() => null);
    return claims?.role === 'service_role';
  };
  const calendarProject: CalendarProject = {
    callAsCaller: project.callAsCaller,
    callAsServer,
    isServer,
    readAddress: options.readAddress ?? ((address) => readAddress(address, pinnedNetwork)),
  };
  const paymentProject: PaymentProject = {
    callAsCaller: project.callAsCaller,
    callAsServer,
    isServer,
    siteUrl: options.siteUrl,
    // Providers bring no key of ours, and the gateway lets nobody in without one.
    noticeUrl: () =>
      `${options.siteUrl()}/functions/v1/payments/ecpay?apikey=${options.publishableKey}`,
    ...readProviders(options.settingOf),
  };
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/functions/v1/upload/')) return upload(request, project);
    if (pathname.startsWith('/functions/v1/calendars/')) return calendars(request, calendarProject);
    if (pathname.startsWith('/functions/v1/payments/')) return payments(request, paymentProject);
    if (pathname.startsWith('/functions/v1/unsubscribe/')) {
      return unsubscribe(request, { callAsServer, siteUrl: options.siteUrl });
    }
    return refusalResponse({
      status: 404,
      code: 'NOT_FOUND',
      message: 'There is no such function.',
    });
  };
}

function authorizationOf({ headers }: Request): Record<string, string> {
  const authorization = headers.get('Authorization');
  return authorization ? { Authorization: authorization } : {};
}
