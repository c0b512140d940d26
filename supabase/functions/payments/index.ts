/**
 * The function as a hosted project runs it (Deno): `supabase functions deploy payments --no-verify-jwt`, because ECPay's servers
 * bring no token. On a machine of one's own the gateway runs the same `payments()`.
 */
import { payments, type PaymentProject } from './payments.ts';
import { readProviders } from './settings.ts';

/** What is used of Deno. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const settingOf = (name: string) => Deno.env.get(name) || undefined;
const url = settingOf('SUPABASE_URL') ?? '';
const secretKey = settingOf('SUPABASE_SERVICE_ROLE_KEY') ?? '';

const rpc = (name: string, args: object, headers: Record<string, string>) =>
  fetch(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(args),
  });

const project: PaymentProject = {
  callAsCaller: (name, args, { headers }) =>
    rpc(name, args, {
      apikey: settingOf('SUPABASE_ANON_KEY') ?? '',
      Authorization: headers.get('Authorization') ?? '',
    }),
  callAsServer: (name, args) =>
    rpc(name, args, { apikey: secretKey, Authorization: `Bearer ${secretKey}` }),
  isServer: ({ headers }) =>
    Promise.resolve(secretKey !== '' && headers.get('Authorization') === `Bearer ${secretKey}`),
  siteUrl: () => settingOf('PUBLIC_URL') ?? '',
  noticeUrl: () => `${url}/functions/v1/payments/ecpay`,
  ...readProviders(settingOf),
};

Deno.serve((request) => payments(request, project));
