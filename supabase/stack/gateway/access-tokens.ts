import { errors, jwtVerify, SignJWT } from 'jose';

export interface AccessTokens {
  /** Claims of a valid token. Throws jose's errors for any other. */
  verify(token: string): Promise<AccessClaims>;
  /** A short-lived token for holders of the secret key. */
  forService(): Promise<string>;
}

export interface AccessClaims {
  role: 'anon' | 'authenticated' | 'service_role';
  userId: string | null;
}

const roles: readonly string[] = ['anon', 'authenticated', 'service_role'];

/** Checks and signs the tokens of this installation (HS256). */
export function createAccessTokens(jwtSecret: string): AccessTokens {
  const key = new TextEncoder().encode(jwtSecret);
  return {
    async verify(token) {
      // Naming the algorithm is what refuses "alg: none"; requiring `exp` refuses eternal tokens.
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        requiredClaims: ['exp', 'role'],
      });
      const role = payload['role'];
      if (typeof role !== 'string' || !roles.includes(role)) {
        throw new errors.JWTClaimValidationFailed('unexpected "role"', payload, 'role');
      }
      return { role: role as AccessClaims['role'], userId: payload.sub ?? null };
    },
    forService: () =>
      new SignJWT({ role: 'service_role' })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt()
        .setExpirationTime('2m')
        .sign(key),
  };
}
