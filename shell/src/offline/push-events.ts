/** What the service worker does with what is pushed: shows it, and leads to what it is about. */

/** A window of the site, as the worker knows it. */
export interface SiteWindow {
  url: string;
  focused: boolean;
  focus(): Promise<unknown>;
  /** Refused for windows that this worker does not answer for. */
  navigate(url: string): Promise<unknown>;
}

export interface SiteWindows {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<SiteWindow[]>;
  openWindow(url: string): Promise<unknown>;
}

/** Publishing puts the address of the shell's assets in. */
const ICON = '%assets%/icon-192.png';
/** Where everything stands that somebody was told. */
const ALL = '/notifications';

/** Shows what has arrived. The browser demands that something is shown, also of what cannot be read. */
export function showPush(registration: ServiceWorkerRegistration, text = ''): Promise<void> {
  const { title, body, link, tag } = read(text);
  const options: NotificationOptions & { renotify?: boolean } = {
    icon: ICON,
    ...(body !== undefined && { body }),
    // A repeat takes the place of the first, and is heard all the same.
    ...(tag && { tag, renotify: true }),
    data: link ?? ALL,
  };
  return registration.showNotification(title, options);
}

interface Pushed {
  title: string;
  body?: string;
  link?: string;
  tag?: string;
}

function read(text: string): Pushed {
  try {
    const pushed = JSON.parse(text) as Pushed;
    if (typeof pushed.title === 'string') return pushed;
  } catch {
    // Below.
  }
  return { title: 'Spotlight' };
}

/** Leads to a path of the site: in the window that shows it, in another one that is open, or in a new one. */
export async function goTo(windows: SiteWindows, origin: string, link: unknown): Promise<void> {
  const asked = new URL(typeof link === 'string' ? link : ALL, origin);
  const url = asked.origin === origin ? asked.href : origin + ALL;
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find((each) => each.url === url);
  const chosen = there ?? open.find(({ focused }) => focused) ?? open[0];
  if (!chosen) return void (await windows.openWindow(url));
  if (!there) {
    const hasGone = await chosen.navigate(url).then(
      () => true,
      () => false,
    );
    if (!hasGone) return void (await windows.openWindow(url));
  }
  await chosen.focus();
}
