import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brokenPasswordRules } from '@spotlight/shared/contract/password';
import { loadSecrets, readSecrets, secretsPath } from './secrets';

let dataDir: string;
beforeEach(async () => (dataDir = await mkdtemp(path.join(tmpdir(), 'secrets-'))));
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('secrets are generated once, and differ between installations', async () => {
  expect(await readSecrets(dataDir)).toBeNull();
  const secrets = await loadSecrets(dataDir);
  expect(await loadSecrets(dataDir)).toEqual(secrets);
  const other = await loadSecrets(path.join(dataDir, 'another'));
  for (const [name, value] of Object.entries(secrets)) {
    expect(value).not.toBe(other[name as keyof typeof other]);
  }
});

test('what an older version did not know is added, and what was there stays', async () => {
  const { pushPublicKey, pushPrivateKey, ...older } = await loadSecrets(dataDir);
  expect(Buffer.from(pushPublicKey, 'base64url')).toHaveLength(65);
  expect(Buffer.from(pushPrivateKey, 'base64url')).toHaveLength(32);
  await writeFile(secretsPath(dataDir), JSON.stringify(older));
  const completed = await loadSecrets(dataDir);
  expect(completed).toMatchObject(older);
  expect(completed.pushPublicKey).not.toBe(pushPublicKey);
  expect(await loadSecrets(dataDir)).toEqual(completed);
});

test('nobody else can read them', async () => {
  await loadSecrets(dataDir);
  expect((await stat(secretsPath(dataDir))).mode & 0o777).toBe(0o600);
});

test('keys look like those of a hosted project', async () => {
  const { publishableKey, secretKey } = await loadSecrets(dataDir);
  expect(publishableKey).toMatch(/^sb_publishable_[\w-]{22,}$/);
  expect(secretKey).toMatch(/^sb_secret_[\w-]{22,}$/);
});

test('the password of the demo accounts keeps the rules for passwords', async () => {
  const { demoPassword } = await loadSecrets(dataDir);
  expect(brokenPasswordRules(demoPassword)).toEqual([]);
});
