import { SignJWT } from 'jose';

interface TokenOptions {
  /** As jose takes it: '1h', or '-1m' for one that has expired. */
  expires?: string;
}

/** An access token with any claims, signed with any secret: also the ones that must be refused. */
export const signToken = (
  secret: string,
  claims: Record<string, unknown>,
  { expires = '1h' }: TokenOptions = {},
): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret));
