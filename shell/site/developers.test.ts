import { allowDevelopers, readDeveloperSettings } from './developers';

const policy =
  "default-src 'self'; script-src 'self' 'sha256-a'; img-src 'self'; connect-src 'self'";

test('unless an installation says so, pages run nothing from anybody’s machine', () => {
  const settings = readDeveloperSettings({});
  expect(settings).toEqual({ isForDevelopers: undefined, developerOrigins: undefined });
  expect(allowDevelopers(policy, settings.developerOrigins)).toBe(policy);
});

test('the machines that it names are allowed for scripts and for what they tell, and nothing else', () => {
  const { developerOrigins } = readDeveloperSettings({
    DEVELOPER_ORIGINS: 'http://localhost:8081,http://127.0.0.1:8082',
  });
  expect(allowDevelopers(policy, developerOrigins)).toBe(
    "default-src 'self'; script-src 'self' 'sha256-a' http://localhost:8081 http://127.0.0.1:8082; img-src 'self'; connect-src 'self' http://localhost:8081 http://127.0.0.1:8082",
  );
});

test('an installation with demo data is for developers, unless it says otherwise', () => {
  expect(readDeveloperSettings({ IS_FOR_DEVELOPERS: '0' }).isForDevelopers).toBe(false);
  expect(readDeveloperSettings({ IS_FOR_DEVELOPERS: '1' }).isForDevelopers).toBe(true);
});

test.each([
  'https://evil.example',
  'http://localhost',
  'http://localhost:1; script-src *',
  'http://localhost:8081/x',
  'http://localhost.evil.example:80',
])('"%s" is no machine of a developer', (origin) => {
  expect(() => readDeveloperSettings({ DEVELOPER_ORIGINS: origin })).toThrow('DEVELOPER_ORIGINS');
});
