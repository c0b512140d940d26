/**
 * The function as a hosted project runs it (Deno): `supabase functions deploy upload`. On a machine of one's
 * own the gateway runs the same `upload()`.
 */
import { upload, type Project } from './upload.ts';

/** What is used of Deno. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const settingOf = (name: string) => Deno.env.get(name) ?? '';
const url = settingOf('SUPABASE_URL');
const secretKey = settingOf('SUPABASE_SERVICE_ROLE_KEY');

/** The key of the site, and the token of whoever is signed in. */
function callerHeaders({ headers }: Request): Record<string, string> {
  const token = headers.get('Authorization');
  const apikey = headers.get('apikey') ?? settingOf('SUPABASE_ANON_KEY');
  return token ? { apikey, Authorization: token } : { apikey };
}

const project: Project = {
  callAsCaller: (name, args, caller) =>
    fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { ...callerHeaders(caller), 'Content-Type': 'application/json' },
      body: JSON.stringify(args),
    }),
  store: (path, file, headers) =>
    fetch(`${url}/storage/v1/object/${path}`, {
      method: 'POST',
      headers: { ...headers, apikey: secretKey, Authorization: `Bearer ${secretKey}` },
      body: file,
    }),
};

Deno.serve((request) => upload(request, project));
