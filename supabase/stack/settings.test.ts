import { readSettings } from './settings';

test('without any settings the site is at port 8080, with an embedded database', () => {
  expect(readSettings({}, [])).toMatchObject({
    port: 8080,
    hosted: null,
    isWatching: false,
    isPrerendering: true,
  });
});

test('pages are rendered ahead unless that is switched off', () => {
  expect(readSettings({ PRERENDER: 'on' }, []).isPrerendering).toBe(true);
  expect(readSettings({ PRERENDER: 'off' }, []).isPrerendering).toBe(false);
});

test('a hosted Supabase replaces the backend', () => {
  const env = {
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  };
  expect(readSettings(env, []).hosted).toEqual({
    supabaseUrl: 'https://abc.supabase.co',
    supabaseKey: 'sb_publishable_x',
  });
});

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ SUPABASE_URL: 'https://abc.supabase.co' }, 'SUPABASE_PUBLISHABLE_KEY'],
  [{ SUPABASE_URL: 'abc', SUPABASE_PUBLISHABLE_KEY: 'x' }, 'SUPABASE_URL'],
  [{ PUBLIC_URL: 'spotlight.test' }, 'PUBLIC_URL'],
  [{ SMTP_URL: 'smtp://localhost' }, 'MAIL_FROM'],
  [{ SMTP_URL: 'localhost:25', MAIL_FROM: 'a@b.test' }, 'SMTP_URL'],
  [{ SPOTLIGHT_DATA_API: 'mysql' }, 'SPOTLIGHT_DATA_API'],
  [{ PRERENDER: 'false' }, 'PRERENDER'],
  [{ DEMO_PASSWORD: 'Spotlight2026' }, 'neither letter nor digit'],
])('%j is refused by name', (env, name) => {
  expect(() => readSettings(env, [])).toThrow(name);
});

test.each(['Spotlight-2026', 'Spotlight_2026', 'Spotlight.2026'])(
  'the demo accounts may have the password %s',
  (password) => {
    expect(readSettings({ DEMO_PASSWORD: password }, []).demoPassword).toBe(password);
  },
);
