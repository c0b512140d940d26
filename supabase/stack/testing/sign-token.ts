import { SignJWT, UnsecuredJWT } from 'jose';

interface TokenOptions {
  /** As jose takes it: '1h', or '-1m' for one that has expired. */
  expires?: string;
  alg?: 'HS256' | 'HS512';
}

/** An access token with any claims, signed with any secret: also the ones that must be refused. */
export const signToken = (
  secret: string,
  claims: Record<string, unknown>,
  { expires = '1h', alg = 'HS256' }: TokenOptions = {},
): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg, typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret));

/** A token that names no algorithm and has no signature. */
export const unsignedToken = (claims: Record<string, unknown>): string =>
  new UnsecuredJWT(claims).setExpirationTime('1h').encode();
