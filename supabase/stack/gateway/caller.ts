import { timingSafeEqual } from 'node:crypto';
import { errors } from 'jose';
import type { AccessClaims, AccessTokens } from './access-tokens';
import type { ServiceName } from './backend';
import { Refusal } from './refusal';

export interface ApiKeys {
  publishableKey: string;
  secretKey: string;
}

/** Who is asking, after all checks. */
export interface Caller extends AccessClaims {
  /** The token to pass on; null for visitors. */
  token: string | null;
}

const visitor: Caller = { role: 'anon', userId: null, token: null };

/**
 * Decides who is calling, by the rules of a hosted project: no known key, no entry; a key in
 * `Authorization` is no identity; the secret key acts as `service_role`; a token must be valid.
 * @throws Refusal 401 or 403
 */
export async function identifyCaller(
  request: Request,
  service: ServiceName,
  keys: ApiKeys,
  tokens: AccessTokens,
): Promise<Caller> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;
  if (service === 'storage' && isPublicDownload(request)) return visitor;

  const apiKey = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  if (!apiKey) throw missingKey;
  const hasSecretKey = isSame(apiKey, keys.secretKey);
  if (!hasSecretKey && !isSame(apiKey, keys.publishableKey)) throw unknownKey;

  const token = bearer && !bearer.startsWith('sb_') ? bearer : null;
  if (token) return { ...(await verified(token, service, tokens)), token };
  if (!hasSecretKey) return visitor;
  return { role: 'service_role', userId: null, token: await tokens.forService() };
}

/** Images in pages carry no headers; what they may see is decided by bucket and signature. */
const isPublicDownload = ({ method, url }: Request) =>
  (method === 'GET' || method === 'HEAD') &&
  /^\/storage\/v1\/object\/(public|sign)\//.test(new URL(url).pathname);

async function verified(
  token: string,
  service: ServiceName,
  tokens: AccessTokens,
): Promise<AccessClaims> {
  try {
    return await tokens.verify(token);
  } catch (error) {
    const message = error instanceof errors.JWTExpired ? 'JWT expired' : 'JWT invalid';
    throw new Refusal(
      service === 'auth'
        ? { status: 403, code: 'bad_jwt', message }
        : { status: 401, code: 'PGRST301', message },
    );
  }
}

const missingKey = new Refusal({
  status: 401,
  code: 'UNAUTHORIZED_MISSING_API_KEY',
  message: 'No API key found in request',
  hint: 'No `apikey` request header or url param was found.',
});

const unknownKey = new Refusal({
  status: 401,
  code: 'UNAUTHORIZED_INVALID_API_KEY',
  message: 'Invalid API key',
  hint: 'Double check your Supabase `apikey`.',
});

/** Compares secrets without telling by the time it takes how much of them was right. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
