/**
 * The service worker. Registered only by pages that open without network, and of use to no other: it
 * answers navigations and requests for published files, and knows nothing of versions. Data, sign-in
 * and uploads pass it by.
 */
import { isPagePath } from './page-paths';
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
declare const registration: ServiceWorkerRegistration;
declare const clients: { claim(): Promise<void> };
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
