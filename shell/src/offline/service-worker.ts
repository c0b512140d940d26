/**
 * The service worker. Registered by pages that open without network, and where somebody switches push on. It answers
 * navigations and requests for published files, knows nothing of versions, and shows what is pushed. Data, sign-in
 * and uploads pass it by.
 */
import { isPagePath } from './page-paths';
import { goTo, showPush, type SiteWindow } from './push-events';
import { renewSubscription } from './push.repository';
import { openFile, openPage } from './stand-in';

/** The library of types knows windows or workers, not both in one project. */
interface Lifetime extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lifetime {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lifetime {
  data: { text(): string } | null;
}
interface Pressed extends Lifetime {
  notification: Notification;
}
interface Resubscribed extends Lifetime {
  oldSubscription: PushSubscription | null;
  newSubscription: PushSubscription | null;
}
declare const registration: ServiceWorkerRegistration;
declare const clients: {
  claim(): Promise<void>;
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<SiteWindow[]>;
  openWindow(url: string): Promise<unknown>;
};
declare const skipWaiting: () => Promise<void>;

const on = <Kind extends Lifetime>(name: string, listen: (event: Kind) => void) =>
  addEventListener(name, (event) => listen(event as Kind));

const isFile = (pathname: string) => /^\/(remotes\/[^/]+|shell)\/[^/]+\/./.test(pathname);

const start = async () => {
  await clients.claim();
  // The request for the page need not wait until the worker has started.
  await registration.navigationPreload?.enable();
};

on('install', (event) => event.waitUntil(skipWaiting()));
on('activate', (event) => event.waitUntil(start()));
on<Fetching>('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!isPagePath(pathname)) return;
    const network = event.preloadResponse.then((early) => early ?? fetch(request));
    event.respondWith(openPage(network, pathname));
  } else if (isFile(pathname)) {
    event.respondWith(openFile(request));
  }
});
on<Pushed>('push', (event) => event.waitUntil(showPush(registration, event.data?.text())));
on<Pressed>('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(clients, location.origin, event.notification.data));
});
on<Resubscribed>('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(registration, location.origin, event)),
);
