/**
 * The function as a hosted project runs it (Deno): `supabase functions deploy unsubscribe`. On a machine of one's
 * own the gateway runs the same `unsubscribe()`.
 */
import { unsubscribe } from './unsubscribe.ts';

/** What is used of Deno. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const settingOf = (name: string) => Deno.env.get(name) ?? '';
const secretKey = settingOf('SUPABASE_SERVICE_ROLE_KEY');

Deno.serve((request) =>
  unsubscribe(request, {
    siteUrl: () => settingOf('PUBLIC_URL'),
    callAsServer: (name, args) =>
      fetch(`${settingOf('SUPABASE_URL')}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          apikey: secretKey,
          Authorization: `Bearer ${secretKey}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(args),
      }),
  }),
);
