import { allowScripts } from './page-policy';

const policy = "default-src 'self'; script-src 'self' 'sha256-a'; style-src 'self'";

test('hashes are added to the scripts only, and each once', () => {
  expect(allowScripts(policy, ["'sha256-a'", "'sha256-b'"])).toBe(
    "default-src 'self'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self'",
  );
});
