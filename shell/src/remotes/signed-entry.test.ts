/** @jest-environment node */
import { generateKeyPairSync, sign } from 'node:crypto';
import type { Registry } from '@spotlight/shared/contract/schema';
import { statementOf, type SignedEntry } from '@spotlight/shared/contract/statement';
import { isSigned } from './signature';
import { mayBelieve } from './signed-entry';

const team = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519');
const x = (keys: typeof team) => keys.publicKey.export({ format: 'jwk' }).x ?? '';
const keys = { shell: [x(team)], 'mf-events': [x(team)], 'mf-venues': [x(other)] };

/** As the release tools sign it. */
function entryOf(id: string, active: string, revision: number, signer = team): SignedEntry {
  const versions = { [active]: { code: { 'zh-TW': `sha256-${active}` } } };
  const unsigned = { active, versions, signed: { revision, all: '', signature: '' } };
  const signature = sign(null, Buffer.from(statementOf(id, unsigned)), signer.privateKey);
  return { ...unsigned, signed: { ...unsigned.signed, signature: signature.toString('base64') } };
}

test('what its owner has signed is believed, and what anybody else has, is not', async () => {
  const entry = entryOf('mf-events', 'v1', 3);
  expect(await isSigned('mf-events', entry, keys)).toBe(true);
  expect(await isSigned('mf-events', entryOf('mf-events', 'v1', 3, other), keys)).toBe(false);
  expect(await isSigned('mf-venues', entryOf('mf-venues', 'v1', 3, team), keys)).toBe(false);
  // A key on its way out still counts.
  expect(await isSigned('mf-events', entry, { 'mf-events': [x(other), x(team)] })).toBe(true);
});

test.each<[string, (entry: SignedEntry) => SignedEntry]>([
  ['another version', (entry) => ({ ...entry, active: 'v2' })],
  [
    'other scripts',
    (entry) => ({ ...entry, versions: { v1: { ...entry.versions['v1'], code: {} } } }),
  ],
  ['a later revision', (entry) => ({ ...entry, signed: { ...entry.signed!, revision: 9 } })],
  ['no signature', (entry) => ({ ...entry, signed: undefined })],
  ['no base64', (entry) => ({ ...entry, signed: { ...entry.signed!, signature: '聚光' } })],
])('with %s it is forged', async (_, change) => {
  expect(await isSigned('mf-events', change(entryOf('mf-events', 'v1', 3)), keys)).toBe(false);
});

test('where the page trusts nobody with it, and where the browser knows no such keys, nobody asks', async () => {
  const forged = entryOf('mf-events', 'v1', 3, other);
  expect(await isSigned('mf-events', forged, {})).toBe(true);
  const importKey = jest
    .spyOn(crypto.subtle, 'importKey')
    .mockRejectedValue(new DOMException('Unrecognized name.', 'NotSupportedError'));
  expect(await isSigned('mf-events', forged, keys)).toBe(true);
  importKey.mockRestore();
});

describe('an open tab', () => {
  const registry = (revision: number, shell: SignedEntry, events: SignedEntry) =>
    ({ schema: 1, revision, shell, remotes: { 'mf-events': events } }) as unknown as Registry;
  const shell = entryOf('shell', 's1', 1);
  const then = registry(5, shell, entryOf('mf-events', 'v2', 5));

  test('believes a release and a roll-back, which are both newer', async () => {
    expect(await mayBelieve(then, then, keys)).toBe(true);
    const back = registry(6, shell, entryOf('mf-events', 'v1', 6));
    expect(await mayBelieve(back, then, keys)).toBe(true);
  });

  test('believes no old registry, no old entry in a new one, and nothing that is forged', async () => {
    const old = entryOf('mf-events', 'v1', 3);
    expect(await mayBelieve(registry(3, shell, old), then, keys)).toBe(false);
    expect(await mayBelieve(registry(6, shell, old), then, keys)).toBe(false);
    const forged = entryOf('mf-events', 'v3', 6, other);
    expect(await mayBelieve(registry(6, shell, forged), then, keys)).toBe(false);
  });
});
