/**
 * What this browser can do about push.
 * `unavailable`: the site has no keys, or its service worker is switched off. `unsupported`: this browser has none.
 * `install`: iOS has it only in sites on the home screen. `denied`: somebody said no to the browser's own question.
 */
export type PushState = 'unavailable' | 'unsupported' | 'install' | 'denied' | 'off' | 'on';

/** Of what the page carries about this installation. */
function readBlock<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}

/** The public half of the pair that signs what is sent; undefined where nothing is sent. */
function readPushKey(): string | undefined {
  const registry = readBlock<{ shell?: { isOfflineOff?: boolean } }>('app-registry');
  if (registry?.shell?.isOfflineOff) return undefined;
  return readBlock<{ pushKey?: string }>('app-config')?.pushKey;
}

/** iPhones and iPads, which call themselves Macs by now. */
const isIos = (): boolean =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const currentSubscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription()) ??
  null;

/** Is the browser subscribed with the key that is signed with now? */
const isOurs = (subscription: PushSubscription, key: string): boolean => {
  const used = subscription.options?.applicationServerKey;
  return !used || toBase64Url(new Uint8Array(used)) === key;
};

/**
 * Where this browser stands, by what the server knows of the person.
 * @param known addresses of the person's browsers
 */
export async function readPushState(known: readonly string[]): Promise<PushState> {
  const key = readPushKey();
  if (!key) return 'unavailable';
  if (!canPush()) return isIos() ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  if (Notification.permission !== 'granted') return 'off';
  const subscription = await currentSubscription();
  return subscription && isOurs(subscription, key) && known.includes(subscription.endpoint)
    ? 'on'
    : 'off';
}

/** What the server has to know of a browser to write to it. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Asks, by the browser's own question, and has the browser's push service give an address. To be called by a press.
 * @returns null when the answer was no, or none
 * @throws where the push service cannot be reached, or the browser was built without one
 */
export async function askForPush(): Promise<PushAddress | null> {
  const key = readPushKey();
  if (!key || (await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/service-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  let subscription = await pushManager.getSubscription();
  if (subscription && !isOurs(subscription, key)) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

/** Has the browser give its address back. @returns the address, or null where it had none */
export async function leavePush(): Promise<string | null> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
