import { previewStatement, readToken, writeToken, type Preview } from './preview';

const preview: Preview = { preview: 'mf-venues', version: 'v2', contents: 'sha256-x', ends: 9 };

test('a token says what was signed, in letters that an address may hold', () => {
  const statement = previewStatement(preview);
  // A signature with every letter of base64 that addresses read as something else.
  const token = writeToken(statement, '+/+/a===');
  expect(new URL(`https://site/?preview=${token}`).searchParams.get('preview')).toBe(token);
  expect(token).not.toMatch(/[+/=%]/);
  expect(readToken(token)).toEqual({ preview, statement, signature: '+/+/a' });
});

test.each(['', 'abc', 'a.b', `${btoa('{}')}.x`, `${btoa('null')}.x`, '聚光.x'])(
  '"%s" is none',
  (token) => {
    expect(readToken(token)).toBeUndefined();
  },
);
