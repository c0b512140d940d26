import type { ModuleManifest } from '@spotlight/shared/contract';
import { createFakeBackend } from '@spotlight/shared/contract/testing';
import { forgetEarlyReads, takeEarlyRead } from '@spotlight/shared/data/early-read';
import { preloadOnIntent } from './intent-preload';

const manifests = [
  {
    id: 'mf-events',
    pages: [
      {
        path: '/events/:id',
        screen: 'event-detail',
        earlyRead: { fn: 'get_event', params: { id: 'p_id' } },
      },
      { path: '/map', screen: 'event-map' },
    ],
  },
] as unknown as ModuleManifest[];
const addressOf = (id: string) => `http://backend.test/rest/v1/rpc/get_event?p_id=${id}`;

const open = jest.fn();
const ask = jest.fn((_address: string, _init: RequestInit) => Promise.resolve({} as Response));
let isSignedOut = true;
beforeAll(() =>
  preloadOnIntent(
    manifests,
    new Map([['mf-events', { open }]]) as never,
    createFakeBackend(),
    () => isSignedOut,
  ),
);
beforeEach(() => {
  jest.useFakeTimers();
  isSignedOut = true;
  forgetEarlyReads();
  ask.mockClear();
  open.mockClear();
  globalThis.fetch = ask as unknown as typeof fetch;
  document.body.innerHTML =
    '<a href="/events/1"><b>一</b></a><a href="/events/2">二</a><a href="/map">地圖</a><p>無</p>';
});
afterEach(() => jest.useRealTimers());

const pass = (selector: string, type = 'pointerover') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

test('a pointer that rests on a link starts the first read of the page behind it', () => {
  pass('a[href="/events/2"]');
  pass('b');
  jest.advanceTimersByTime(65);
  expect(ask.mock.calls.map(([address]) => address)).toEqual([addressOf('1')]);
  expect(takeEarlyRead(addressOf('1'))).toBeDefined();
  // Code of pages that were passed over is kept by the browser; it is fetched at once.
  expect(open).toHaveBeenCalledTimes(2);
});

test('one that leaves in time starts none; a finger and the keyboard mean what they touch', () => {
  pass('b');
  pass('p');
  jest.advanceTimersByTime(1000);
  expect(ask).not.toHaveBeenCalled();
  pass('b', 'touchstart');
  pass('a[href="/events/2"]', 'focusin');
  pass('a[href="/map"]', 'focusin');
  expect(ask.mock.calls.map(([address]) => address)).toEqual([addressOf('1'), addressOf('2')]);
});

test('who is signed in asks in their own name, once they are there', () => {
  isSignedOut = false;
  pass('b', 'touchstart');
  expect(open).toHaveBeenCalledTimes(1);
  expect(ask).not.toHaveBeenCalled();
});
