/** @jest-environment node */
import { generateKeyPairSync, sign } from 'node:crypto';
import { previewStatement, writeToken, type Preview } from '@spotlight/shared/contract/preview';
import { statementOf } from '@spotlight/shared/contract/statement';
import { previewRefusal } from './preview';

const team = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519');
const x = (keys: typeof team) => keys.publicKey.export({ format: 'jwk' }).x ?? '';
const keys = { 'mf-venues': [x(team)], 'mf-events': [x(other)] };
const inAnHour = Math.floor(Date.now() / 1000) + 3600;

/** As `npm run preview` signs it. */
function tokenOf(changes: Partial<Preview> = {}, signer = team): string {
  const preview = { preview: 'mf-venues', version: 'v2', contents: 'sha256-x', ends: inAnHour };
  const statement = previewStatement({ ...preview, ...changes });
  return writeToken(statement, signOf(statement, signer));
}
const signOf = (text: string, signer = team) =>
  sign(null, Buffer.from(text), signer.privateKey).toString('base64');
const refusal = (token: string, id = 'mf-venues') => previewRefusal(id, token, keys);

test('a link of the team shows its version until its end', async () => {
  expect(await refusal(tokenOf())).toBeUndefined();
  expect(await refusal(tokenOf({ ends: Math.floor(Date.now() / 1000) - 1 }))).toBe('ended');
  // A key on its way out still counts.
  const both = { 'mf-venues': [x(other), x(team)] };
  expect(await previewRefusal('mf-venues', tokenOf(), both)).toBeUndefined();
});

test('nobody else shows anything by one', async () => {
  expect(await refusal(tokenOf({}, other))).toBe('forged');
  // Theirs for another remote, and where the page knows nobody.
  expect(await refusal(tokenOf(), 'mf-events')).toBe('forged');
  expect(await refusal(tokenOf({ preview: 'mf-events' }), 'mf-events')).toBe('forged');
  expect(await previewRefusal('mf-venues', tokenOf(), {})).toBe('forged');
  // A later end, under the signature of the earlier one.
  const [, signature] = tokenOf().split('.');
  const [longer] = tokenOf({ ends: inAnHour + 1 }).split('.');
  expect(await refusal(`${longer}.${signature}`)).toBe('forged');
  expect(await refusal('聚光')).toBe('forged');
});

test('what a team signs for the registry is no link', async () => {
  const statement = statementOf('mf-venues', { active: 'v1', versions: {} });
  expect(await refusal(writeToken(statement, signOf(statement)))).toBe('forged');
});

test('a browser that knows no such keys shows nothing by a link', async () => {
  const importKey = jest
    .spyOn(crypto.subtle, 'importKey')
    .mockRejectedValue(new DOMException('Unrecognized name.', 'NotSupportedError'));
  expect(await refusal(tokenOf())).toBe('no-ed25519');
  importKey.mockRestore();
});
