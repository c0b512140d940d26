import { readSettings } from './settings';

const defaults = {
  siteDir: 'var/site',
  publishableKey: 'sb_publishable_known',
  prerenderKey: 'known-to-the-prerenderer',
};
const read = (env: NodeJS.ProcessEnv) => readSettings(env, defaults);

test('without any variable the local stack is served on port 80', () => {
  expect(read({})).toMatchObject({
    listen: ['80'],
    serverName: '_',
    tls: null,
    backend: {
      kind: 'proxied',
      supabaseUrl: new URL('http://127.0.0.1:8080'),
      publishableKey: 'sb_publishable_known',
    },
    rateLimitFactor: 1,
  });
});

test('several addresses are separated by commas', () => {
  expect(read({ LISTEN: '80, [::]:80' }).listen).toEqual(['80', '[::]:80']);
});

test.each<[NodeJS.ProcessEnv, string]>([
  [{ SUPABASE_URL: 'project.supabase.co' }, 'SUPABASE_URL'],
  [{ SUPABASE_URL: 'ftp://project' }, 'SUPABASE_URL'],
  [{ SUPABASE_ACCESS: 'both' }, 'SUPABASE_ACCESS'],
  [{ SUPABASE_PUBLISHABLE_KEY: "'; return 200 'x" }, 'SUPABASE_PUBLISHABLE_KEY'],
  [{ TLS_KEY: 'key.pem' }, 'TLS_CERTIFICATE'],
  [{ REDIRECT_LISTEN: '80' }, 'TLS_CERTIFICATE'],
  [{ LISTEN: '80; include /etc/passwd' }, 'listen'],
  [{ SERVER_NAME: 'spotlight.tw; root /' }, 'SERVER_NAME'],
  [{ RATE_LIMIT_FACTOR: 'many' }, 'RATE_LIMIT_FACTOR'],
])('%j is refused with the name of the variable', (env, name) => {
  expect(() => read(env)).toThrow(name);
});

test('a key that nobody knows is asked for', () => {
  expect(() => readSettings({}, { ...defaults, publishableKey: undefined })).toThrow(
    'SUPABASE_PUBLISHABLE_KEY is missing',
  );
});
