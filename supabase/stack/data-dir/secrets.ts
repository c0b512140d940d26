import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createPushKeys, type PushKeys } from '../../pushes/push-keys';
import { writePrivateFile } from './private-file';

/** Generated once per installation; nobody chooses them and none has a default. */
export interface Secrets extends PushKeys {
  /** Superuser of the embedded PostgreSQL. */
  postgresPassword: string;
  /** Login role of the data API. */
  authenticatorPassword: string;
  /** HS256 key of all access tokens. Who knows it can be anybody. */
  jwtSecret: string;
  /** Known to every browser: the gateway lets it in as `anon`. */
  publishableKey: string;
  /** For servers only: the gateway lets it in as `service_role`. */
  secretKey: string;
  /** Of the four demo accounts; DEMO_PASSWORD replaces it. */
  demoPassword: string;
}

const random = (bytes: number) => randomBytes(bytes).toString('base64url');

/** A prefix with one character of each class keeps the generated password within the sign-up rules. */
const randomPassword = () => `Aa1!${random(9)}`;

const generateSecrets = (): Secrets => ({
  postgresPassword: random(24),
  authenticatorPassword: random(24),
  jwtSecret: random(48),
  publishableKey: `sb_publishable_${random(24)}`,
  secretKey: `sb_secret_${random(24)}`,
  demoPassword: randomPassword(),
  ...createPushKeys(),
});

export const secretsPath = (dataDir: string) => path.join(dataDir, 'secrets.json');

/** The secrets of an installation, or null when it has never been started. */
export async function readSecrets(dataDir: string): Promise<Secrets | null> {
  try {
    return JSON.parse(await readFile(secretsPath(dataDir), 'utf8')) as Secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * The secrets of an installation; generated and written (mode 0600) at its first start. What an older version did not
 * know yet is added.
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const generated = generateSecrets();
  const existing = await readSecrets(dataDir);
  const secrets = { ...generated, ...existing };
  if (!existing || Object.keys(generated).some((name) => !(name in existing))) {
    await saveSecrets(dataDir, secrets);
  }
  return secrets;
}

export async function saveSecrets(dataDir: string, secrets: Secrets): Promise<void> {
  await writePrivateFile(secretsPath(dataDir), `${JSON.stringify(secrets, null, 2)}\n`);
}
