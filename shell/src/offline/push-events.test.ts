import { goTo, showPush, type SiteWindow } from './push-events';
import { renewSubscription } from './push.repository';

const origin = 'https://s.test';

describe('showing what has arrived', () => {
  const shown = async (text?: string) => {
    const showNotification = jest.fn(() => Promise.resolve());
    await showPush({ showNotification } as unknown as ServiceWorkerRegistration, text);
    return showNotification.mock.calls;
  };

  it('says it once for each tag, and remembers where it leads', async () => {
    const pushed = { title: '聚光', body: '票券準備好了', link: '/tickets', tag: 'a' };
    expect(await shown(JSON.stringify(pushed))).toEqual([
      [
        '聚光',
        {
          icon: '%assets%/icon-192.png',
          body: '票券準備好了',
          tag: 'a',
          renotify: true,
          data: '/tickets',
        },
      ],
    ]);
  });

  it.each([undefined, '', 'no JSON', '{}', 'null', '{"title":7}'])(
    'shows something of what cannot be read: %s',
    async (text) => {
      expect(await shown(text)).toEqual([
        ['Spotlight', { icon: '%assets%/icon-192.png', data: '/notifications' }],
      ]);
    },
  );
});

describe('a press', () => {
  const open = (path: string, change: Partial<SiteWindow> = {}) => ({
    url: origin + path,
    focused: false,
    focus: jest.fn(() => Promise.resolve()),
    navigate: jest.fn(() => Promise.resolve()),
    ...change,
  });
  const press = async (windows: SiteWindow[], link: unknown = '/tickets') => {
    const openWindow = jest.fn(() => Promise.resolve());
    await goTo({ matchAll: () => Promise.resolve(windows), openWindow }, origin, link);
    return openWindow.mock.calls.flat();
  };

  it('brings the window to the front that shows it already', async () => {
    const [other, there] = [open('/events', { focused: true }), open('/tickets')];
    expect(await press([other, there])).toEqual([]);
    expect(there.focus).toHaveBeenCalled();
    expect(there.navigate).not.toHaveBeenCalled();
    expect(other.navigate).not.toHaveBeenCalled();
  });

  it('leads a window there that is open, the one in front before others', async () => {
    const [back, front] = [open('/events'), open('/search', { focused: true })];
    expect(await press([back, front])).toEqual([]);
    expect(front.navigate).toHaveBeenCalledWith(`${origin}/tickets`);
    expect(front.focus).toHaveBeenCalled();
    expect(back.navigate).not.toHaveBeenCalled();
  });

  it('opens a window where there is none, or none that can be led', async () => {
    expect(await press([])).toEqual([`${origin}/tickets`]);
    const foreign = open('/events', { navigate: () => Promise.reject(new TypeError('not mine')) });
    expect(await press([foreign])).toEqual([`${origin}/tickets`]);
  });

  it.each(['https://evil.test/', '//evil.test/a', 'javascript:alert(1)', undefined, 7])(
    'never leaves the site: %s',
    async (link) => {
      expect(await press([], link)).toEqual([
        link === undefined ? `${origin}/tickets` : `${origin}/notifications`,
      ]);
    },
  );
});

describe('another address', () => {
  const subscription = (endpoint: string) =>
    ({
      endpoint,
      options: { applicationServerKey: new ArrayBuffer(65) },
      toJSON: () => ({ endpoint, keys: { p256dh: `p-${endpoint}`, auth: `a-${endpoint}` } }),
    }) as unknown as PushSubscription;
  const fetched = jest.fn((url: string | URL, _init?: RequestInit) =>
    Promise.resolve({
      json: () => Promise.resolve({ supabaseUrl: '/', supabaseKey: 'key' }),
      url,
    }),
  );
  const subscribe = jest.fn(() => Promise.resolve(subscription('made')));
  const registration = { pushManager: { subscribe } } as unknown as ServiceWorkerRegistration;
  beforeEach(() => {
    jest.clearAllMocks();
    Object.assign(globalThis, { fetch: fetched });
  });

  it.each([subscription('given'), null])(
    'is told to the server, with the old one',
    async (next) => {
      const changed = { oldSubscription: subscription('old'), newSubscription: next };
      await renewSubscription(registration, origin, changed);
      const [url, init] = fetched.mock.calls[1] ?? [];
      const now = next ? 'given' : 'made';
      expect(String(url)).toBe(`${origin}/rest/v1/rpc/renew_push`);
      expect(init?.headers).toMatchObject({ apikey: 'key' });
      expect(JSON.parse(init?.body as string)).toEqual({
        p_old_endpoint: 'old',
        p_old_auth: 'a-old',
        p_endpoint: now,
        p_p256dh: `p-${now}`,
        p_auth: `a-${now}`,
      });
      expect(subscribe).toHaveBeenCalledTimes(next ? 0 : 1);
    },
  );

  it('asks nobody where the browser does not say which the old one was', async () => {
    await renewSubscription(registration, origin, { oldSubscription: null, newSubscription: null });
    expect(fetched).not.toHaveBeenCalled();
    expect(subscribe).not.toHaveBeenCalled();
  });
});
