import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../../shell/site/atomic-file';

/**
 * Deployable → the public keys (Ed25519, as `x` of a JWK) that may have signed its entry. The first one signs;
 * one after it is on its way out and counts until the first has signed.
 */
export type TrustedKeys = Record<string, string[]>;

const keysFile = (dataDir: string, name: string) => path.join(dataDir, 'keys', name);
const trustedFile = (dataDir: string) => keysFile(dataDir, 'trusted.json');

/** Whom this installation trusts with what. The file lies beside the published directory and never in it. */
export function readTrustedKeys(dataDir: string): TrustedKeys {
  const file = trustedFile(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TrustedKeys) : {};
}

/** Writes down whom to trust with a deployable. */
export const trustKeys = (dataDir: string, id: string, keys: string[]): Promise<void> =>
  writeAtomically(
    trustedFile(dataDir),
    JSON.stringify({ ...readTrustedKeys(dataDir), [id]: keys }, null, 2),
  );

/** The public half of a key, as it is written down. */
export const publicPart = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'jwk' }).x ?? '';

/** @throws Error when it is no key of this kind */
export function readPublicKey(x: string): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

/**
 * The key that a team has given with its command: `SIGNING_KEY` (a private key in PEM) or `SIGNING_KEY_FILE`
 * (where one lies).
 */
function givenKey(): KeyObject | undefined {
  const { SIGNING_KEY: text, SIGNING_KEY_FILE: file } = process.env;
  const pem = text ?? (file && readFileSync(file, 'utf8'));
  if (!pem) return undefined;
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new Error('The signing key is no Ed25519 key: openssl genpkey -algorithm ed25519');
}

/** A new key, readable for its owner alone. Another start at the same time may have been quicker. */
function makeKey(file: string): void {
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), {
    mode: 0o600,
    flag: 'wx',
  });
}

/**
 * The key to release a deployable with: what the team has given, or the one that this installation keeps for it. Nobody
 * is trusted with one that was never released: whoever releases it first is from then on.
 * @throws Error when there is none, or when another one is trusted
 */
export async function signingKey(dataDir: string, id: string): Promise<KeyObject> {
  const file = keysFile(dataDir, `${id}.pem`);
  const [trusted] = readTrustedKeys(dataDir)[id] ?? [];
  const given = givenKey();
  if (!given && !trusted && !existsSync(file)) makeKey(file);
  const kept = () => (existsSync(file) ? createPrivateKey(readFileSync(file)) : undefined);
  const key = given ?? kept();
  if (!key) {
    throw new Error(
      `${id} is released with the key ${trusted}, which is not here: give it with SIGNING_KEY or SIGNING_KEY_FILE.`,
    );
  }
  if (!trusted) await trustKeys(dataDir, id, [publicPart(key)]);
  else if (trusted !== publicPart(key)) {
    throw new Error(
      `${id} is released with the key ${trusted}, and not with ${publicPart(key)}: whose it is has to do it.`,
    );
  }
  return key;
}
