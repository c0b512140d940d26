import { SignJWT, UnsecuredJWT } from 'jose';
import { readSecrets } from '../data-dir/secrets';
import { startTestStack, type TestStack } from '../testing/test-stack';

let stack: TestStack;
let token: string;
let userId: string;
let jwtSecret: string;

beforeAll(async () => {
  stack = await startTestStack();
  ({ token, userId } = await stack.signUp());
  jwtSecret = (await readSecrets(stack.dataDir))?.jwtSecret ?? '';
}, 60_000);
afterAll(() => stack.close());

const whoami = (options: Parameters<TestStack['call']>[1] = {}) =>
  stack.call<{ role?: string; id?: string | null; code?: string }>('/rest/v1/rpc/whoami', options);

const sign = (claims: Record<string, unknown>, { secret = jwtSecret, expires = '1h' } = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret));

describe('the key', () => {
  test.each(['rest/v1/notes', 'auth/v1/settings', 'storage/v1/bucket'])(
    '/%s is closed without one',
    async (target) => {
      const response = await fetch(`${stack.url}/${target}`);
      expect(response.status).toBe(401);
    },
  );

  test('an unknown one does not open', async () => {
    const { status } = await whoami({ headers: { apikey: `${stack.publishableKey}x` } });
    expect(status).toBe(401);
  });

  test('a valid token does not replace it', async () => {
    const { status } = await whoami({ token, headers: { apikey: '' } });
    expect(status).toBe(401);
  });

  test('the publishable key in Authorization is no identity', async () => {
    const { body } = await whoami({ token: stack.publishableKey });
    expect(body.role).toBe('anon');
  });

  test('the secret key acts as service_role', async () => {
    const { secretKey } = stack;
    const { body } = await whoami({ token: secretKey, headers: { apikey: secretKey } });
    expect(body.role).toBe('service_role');
  });

  test('the secret key in Authorization alone does not', async () => {
    const { body } = await whoami({ token: stack.secretKey });
    expect(body.role).toBe('anon');
  });
});

describe('the token', () => {
  test('of a session names its person', async () => {
    const { body } = await whoami({ token });
    expect(body).toMatchObject({ role: 'authenticated', id: userId });
  });

  test.each<[name: string, forge: () => string | Promise<string>]>([
    [
      'signed with another secret',
      () => sign({ role: 'authenticated' }, { secret: 'x'.repeat(40) }),
    ],
    ['expired', () => sign({ role: 'authenticated' }, { expires: '-1m' })],
    ['without a role', () => sign({})],
    ['for the role postgres', () => sign({ role: 'postgres' })],
    ['for the role authenticator', () => sign({ role: 'authenticator' })],
    ['without an algorithm', () => new UnsecuredJWT({ role: 'service_role' }).encode()],
    ['that is no token', () => 'abc.def.ghi'],
  ])('%s is refused by all services', async (_name, forge) => {
    const forged = await forge();
    const rest = await whoami({ token: forged });
    const auth = await stack.call('/auth/v1/user', { token: forged });
    const storage = await stack.call('/storage/v1/bucket', { token: forged });
    expect([rest.status, auth.status, storage.status]).toEqual([401, 403, 401]);
  });

  test('without an end is refused', async () => {
    const eternal = await new SignJWT({ role: 'authenticated' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(jwtSecret));
    expect((await whoami({ token: eternal })).status).toBe(401);
  });
});

describe('addresses', () => {
  test.each(['/_system/config', '/_system/introspect', '/studio', '/index'])(
    '%s belongs to the site, not to a service',
    async (target) => {
      const { headers, body } = await stack.call<string>(target);
      expect(headers.get('Content-Type')).toContain('text/');
      expect(body).not.toContain('profiles');
    },
  );

  test.each(['/rest/v2/notes', '/auth/v1', '/storage/v2/bucket'])(
    '%s leads to no service',
    async (target) => {
      const { status, body } = await stack.call<{ code: string }>(target);
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  test('the data model is not described', async () => {
    expect((await stack.call('/rest/v1/')).status).toBe(404);
  });

  test('a path that climbs out of its prefix reaches no service', async () => {
    const { status } = await stack.call('/rest/v1/..%2f..%2f_system/config');
    expect(status).toBe(404);
  });

  test('opening a URL signs nobody in', async () => {
    expect((await stack.call('/auth/v1/verify?type=recovery&token=x')).status).toBe(404);
  });
});

describe('other sites', () => {
  test('get no permission by a preflight', async () => {
    const { status, headers } = await stack.call('/rest/v1/notes', {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(status).toBe(403);
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  test.each(['/rest/v1/notes?select=id', '/auth/v1/settings', '/storage/v1/bucket'])(
    'may not read %s',
    async (target) => {
      const own = await stack.call(target, { headers: { Origin: 'https://evil.example' } });
      const crossSite = await stack.call(target, { headers: { 'Sec-Fetch-Site': 'cross-site' } });
      expect(own.headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(crossSite.status).toBe(403);
    },
  );
});

describe('bodies', () => {
  const megabytes = (count: number) => 'x'.repeat(count * 1024 * 1024);

  test.each(['/rest/v1/rpc/fail', '/auth/v1/signup'])(
    '%s refuses more than 1 MB',
    async (target) => {
      const { status, body } = await stack.call<{ code: string }>(target, {
        json: { filler: megabytes(1) },
      });
      expect([status, body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    },
  );

  test('a body of unknown length is counted while it arrives', async () => {
    const chunk = new TextEncoder().encode(megabytes(1));
    let sent = 0;
    const unmeasured = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1;
        if (sent > 3) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const request = fetch(`${stack.url}/rest/v1/notes`, {
      method: 'POST',
      headers: { apikey: stack.publishableKey },
      body: unmeasured,
      duplex: 'half',
    } as RequestInit);
    await expect(request.then(({ status }) => status)).resolves.toBe(413);
  });
});

test('the health check answers and says nothing else', async () => {
  const response = await fetch(`${stack.url}/healthz`);
  expect([response.status, await response.text()]).toEqual([200, 'ok\n']);
});

test('answers of the services carry their security headers', async () => {
  const { headers } = await stack.call('/rest/v1/notes?select=id');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Content-Security-Policy')).toContain('sandbox');
  expect(headers.get('Server')).toBeNull();
});
