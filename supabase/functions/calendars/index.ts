/**
 * The function as a hosted project runs it (Deno): `supabase functions deploy calendars --no-verify-jwt`, because the clock brings
 * the secret key and no token. On a machine of one's own the gateway runs the same `calendars()`.
 */
import { lookup } from 'node:dns/promises';
import { calendars, type CalendarProject } from './calendars.ts';
import { isPublicAddress } from './public-address.ts';
import { readAddress, type Network } from './read-address.ts';

/** What is used of Deno. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const settingOf = (name: string) => Deno.env.get(name) ?? '';
const url = settingOf('SUPABASE_URL');
const secretKey = settingOf('SUPABASE_SERVICE_ROLE_KEY');

const rpc = (name: string, args: object, headers: Record<string, string>) =>
  fetch(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(args),
  });

/**
 * A hosted function has no network of ours behind it, and Deno cannot be told which address of a name to connect to:
 * names are looked at, and asked by name.
 */
const network: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isPublic: isPublicAddress,
  ask: (page, _at, init) => fetch(page, { ...init, redirect: 'manual' }),
};

const project: CalendarProject = {
  callAsCaller: (name, args, { headers }) =>
    rpc(name, args, {
      apikey: settingOf('SUPABASE_ANON_KEY'),
      Authorization: headers.get('Authorization') ?? '',
    }),
  callAsServer: (name, args) =>
    rpc(name, args, { apikey: secretKey, Authorization: `Bearer ${secretKey}` }),
  isServer: ({ headers }) =>
    Promise.resolve(secretKey !== '' && headers.get('Authorization') === `Bearer ${secretKey}`),
  readAddress: (address) => readAddress(address, network),
};

Deno.serve((request) => calendars(request, project));
