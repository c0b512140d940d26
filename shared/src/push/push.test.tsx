import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PushSuggestion } from './push-suggestion';
import { PushSwitch } from './push-switch';

const KEY = 'BPw';
const ENDPOINT = 'https://push.test/send/1';

/** A browser, as far as pages see it: jsdom has none of this. */
interface Browser {
  permission?: NotificationPermission;
  /** What the browser's own question is answered with. */
  answer?: NotificationPermission;
  isSubscribed?: boolean;
  isOutOfReach?: boolean;
  userAgent?: string;
  hasPush?: boolean;
}

const put = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true });

function arrangeBrowser({ permission = 'default', answer = 'granted', ...browser }: Browser = {}) {
  let subscription: object | null = null;
  const unsubscribe = jest.fn(() => {
    subscription = null;
    return Promise.resolve(true);
  });
  const given = {
    endpoint: ENDPOINT,
    options: {},
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe,
  };
  if (browser.isSubscribed) subscription = given;
  const subscribe = jest.fn(() => {
    if (browser.isOutOfReach) return Promise.reject(new DOMException('no service', 'AbortError'));
    subscription = given;
    return Promise.resolve(given);
  });
  const registration = {
    pushManager: { getSubscription: () => Promise.resolve(subscription), subscribe },
  };
  const register = jest.fn(() => Promise.resolve(registration));
  const requestPermission = jest.fn(() => {
    notification.permission = answer;
    return Promise.resolve(answer);
  });
  const notification = { permission, requestPermission };
  put(navigator, 'userAgent', browser.userAgent ?? 'Mozilla/5.0 (Windows NT 10.0)');
  if (browser.hasPush === false) {
    for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  } else {
    put(window, 'PushManager', {});
    put(window, 'Notification', notification);
  }
  put(navigator, 'serviceWorker', {
    register,
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  });
  return { requestPermission, register, subscribe, unsubscribe };
}

const publish = (id: string, content: object) => {
  const block = document.createElement('script');
  block.id = id;
  block.type = 'application/json';
  block.textContent = JSON.stringify(content);
  document.head.append(block);
};
beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  publish('app-config', { pushKey: KEY });
});

/** A server that remembers which browsers it knows. */
function arrangeServer(known: string[] = []) {
  const list = () => ({
    data: {
      items: known.map((endpoint) => ({
        endpoint,
        created_at: '2026-03-14T04:00:00Z',
        last_success_at: null,
      })),
    },
  });
  const subscribe = jest.fn(({ p_endpoint }: { p_endpoint?: string | null }) => {
    known.push(p_endpoint ?? '');
    return list();
  });
  const unsubscribe = jest.fn(({ p_endpoint }: { p_endpoint?: string | null }) => {
    known.splice(known.indexOf(p_endpoint ?? ''), 1);
    return list();
  });
  const backend = createFakeBackend({
    my_push_subscriptions: list,
    subscribe_to_push: subscribe,
    unsubscribe_from_push: unsubscribe,
  });
  return { backend, subscribe, unsubscribe };
}

function show(element: React.ReactElement, server = arrangeServer()) {
  const toasts = createFakeToasts();
  renderInShell(element, {
    services: { backend: server.backend, toasts, session: createFakeSession(createFakeAccount()) },
  });
  return { ...server, toasts };
}
const theSwitch = () => screen.findByRole('switch', { name: /這個瀏覽器的推播通知/ });

describe('the switch of the settings', () => {
  it.each<[string, Browser, string]>([
    ['has none', { hasPush: false }, '這個瀏覽器不支援推播通知'],
    [
      'is an iPhone outside of its home screen',
      { hasPush: false, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' },
      '先把聚光加到主畫面',
    ],
    ['was told no', { permission: 'denied' }, '瀏覽器封鎖了聚光的通知'],
  ])('says why there is none where the browser %s', async (_, browser, title) => {
    const { requestPermission } = arrangeBrowser(browser);
    show(<PushSwitch />);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(requestPermission).not.toHaveBeenCalled();
  });

  it.each([
    ['without keys', 'app-config', {}],
    ['without its service worker', 'app-registry', { shell: { isOfflineOff: true } }],
  ])('says that the site has none %s', async (_, id, content) => {
    arrangeBrowser();
    document.getElementById(id)?.remove();
    publish(id, content);
    show(<PushSwitch />);
    expect(await screen.findByText('目前沒有推播通知')).toBeVisible();
  });

  it('asks by a press alone, and tells the server where to send', async () => {
    const { requestPermission, register } = arrangeBrowser();
    const { subscribe, toasts } = show(<PushSwitch />);
    expect(await theSwitch()).not.toBeChecked();
    expect(requestPermission).not.toHaveBeenCalled();
    expect(register).not.toHaveBeenCalled();
    await userEvent.click(await theSwitch());
    await waitFor(async () => expect(await theSwitch()).toBeChecked());
    expect(register).toHaveBeenCalledWith('/service-worker.js');
    expect(subscribe).toHaveBeenCalledWith({ p_endpoint: ENDPOINT, p_p256dh: 'p', p_auth: 'a' });
    expect(toasts.messages).toEqual(['這個瀏覽器會收到推播通知了']);
  });

  it('stays off when the question is answered with no, and says what to do', async () => {
    arrangeBrowser({ answer: 'denied' });
    const { subscribe } = show(<PushSwitch />);
    await userEvent.click(await theSwitch());
    expect(await screen.findByText('瀏覽器封鎖了聚光的通知')).toBeVisible();
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('stays off when the question is closed, and can be pressed again', async () => {
    const { requestPermission } = arrangeBrowser({ answer: 'default' });
    show(<PushSwitch />);
    await userEvent.click(await theSwitch());
    await waitFor(async () => expect(await theSwitch()).toBeEnabled());
    expect(await theSwitch()).not.toBeChecked();
    await userEvent.click(await theSwitch());
    await waitFor(() => expect(requestPermission).toHaveBeenCalledTimes(2));
  });

  it('says so when the browser does not reach its push service', async () => {
    arrangeBrowser({ isOutOfReach: true });
    const { toasts } = show(<PushSwitch />);
    await userEvent.click(await theSwitch());
    await waitFor(() => expect(toasts.messages).toHaveLength(1));
    expect(toasts.messages[0]).toContain('連不上');
    expect(await theSwitch()).not.toBeChecked();
  });

  it('turns it off at the browser and at the server', async () => {
    const { unsubscribe: leave } = arrangeBrowser({ permission: 'granted', isSubscribed: true });
    const { unsubscribe } = show(
      <PushSwitch />,
      arrangeServer([ENDPOINT, 'https://push.test/send/2']),
    );
    expect(await theSwitch()).toBeChecked();
    expect(screen.getByText('另外還有 1 個瀏覽器開啟了推播。')).toBeVisible();
    await userEvent.click(await theSwitch());
    await waitFor(async () => expect(await theSwitch()).not.toBeChecked());
    expect(leave).toHaveBeenCalled();
    expect(unsubscribe).toHaveBeenCalledWith({ p_endpoint: ENDPOINT });
  });

  it('is off where the browser is subscribed for somebody who was signed in before', async () => {
    arrangeBrowser({ permission: 'granted', isSubscribed: true });
    show(<PushSwitch />);
    expect(await theSwitch()).not.toBeChecked();
  });
});

describe('the suggestion', () => {
  const title = '收款確認了，要馬上知道嗎？';
  const suggestion = <PushSuggestion waitsFor="payment" />;

  it('has words of ours first, and asks by a press; then it is over', async () => {
    const { requestPermission } = arrangeBrowser();
    const { subscribe } = show(suggestion);
    expect(await screen.findByText(title)).toBeVisible();
    expect(requestPermission).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '開啟推播' }));
    await waitFor(() => expect(subscribe).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
  });

  it.each(['不用了', '開啟推播'])('is not made again after %s', async (button) => {
    const { requestPermission } = arrangeBrowser({ answer: 'default' });
    show(suggestion);
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(requestPermission).toHaveBeenCalledTimes(button === '不用了' ? 0 : 1);
    show(<section aria-label="again">{suggestion}</section>);
    expect(await screen.findByRole('region', { name: 'again' })).toBeEmptyDOMElement();
  });

  it.each<[string, Browser, string[]]>([
    ['is on', { permission: 'granted', isSubscribed: true }, [ENDPOINT]],
    ['was refused', { permission: 'denied' }, []],
    ['cannot be', { hasPush: false }, []],
  ])('is none where push %s', async (_, browser, known) => {
    arrangeBrowser(browser);
    show(
      <>
        <PushSwitch />
        {suggestion}
      </>,
      arrangeServer(known),
    );
    await screen.findByText(/這個瀏覽器|瀏覽器封鎖/);
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });
});
