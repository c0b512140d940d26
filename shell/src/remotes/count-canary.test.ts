import { isOnCanary, shareOf, type Visitor } from '@spotlight/shared/contract/canary';
import { keepMeasuringChoice } from '@spotlight/shared/contract/measuring';
import { createFakeBackend } from '@spotlight/shared/contract/testing';
import type { Registry } from '@spotlight/shared/contract/schema';
import { OVERRIDES_KEY } from '../boot/overrides';
import { countedVersion, countFault, countOpened } from './count-canary';
import { RemoteFault } from './remote-fault';
import type { RemoteStores } from './remote-stores';

const id = 'mf-events';
const version = { manifest: { contract: '^1.0.0' } };
const registry = {
  remotes: {
    [id]: {
      active: 'a',
      canary: { version: 'c', percent: 10, since: '2026-01-01T00:00:00Z' },
      versions: { a: version, c: version },
    },
  },
} as unknown as Registry;

/** Whose share of this canary lies between two of a hundred. */
function placeBetween(from: number, to: number): string {
  for (let place = 0; ; place += 1) {
    const share = shareOf(id, 'c', { place: String(place) });
    if (share >= from && share < to) return String(place);
  }
}

function sitsHere(visitor: Visitor | undefined): void {
  window.__visitor = visitor;
  window.__isOnCanary = visitor && ((of, remote) => isOnCanary(of, remote, visitor));
}
const places = {
  onIt: placeBetween(0, 10),
  compared: placeBetween(10, 20),
  neither: placeBetween(20, 100),
};

afterEach(() => {
  sitsHere(undefined);
  localStorage.clear();
  sessionStorage.clear();
});

it('counts those who have the canary and as many others, and nobody else', () => {
  sitsHere({ place: places.onIt });
  expect(countedVersion(registry, id)).toEqual({ isOnCanary: true, canary: 'c', version: 'c' });
  sitsHere({ place: places.compared });
  expect(countedVersion(registry, id)).toEqual({ isOnCanary: false, canary: 'c', version: 'a' });
  sitsHere({ place: places.neither });
  expect(countedVersion(registry, id)).toBeUndefined();
  sitsHere(undefined);
  expect(countedVersion(registry, id)).toBeUndefined();
});

it('does not count who was led to a version by name, or does not want to be measured', () => {
  sitsHere({ place: places.onIt, pin: `${id}@c` });
  expect(countedVersion(registry, id)).toBeUndefined();
  sitsHere({ place: places.onIt });
  sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify({ [id]: { version: 'a' } }));
  expect(countedVersion(registry, id)).toBeUndefined();
  sessionStorage.clear();
  keepMeasuringChoice(false);
  expect(countedVersion(registry, id)).toBeUndefined();
});

it('tells of a device once that it opened the remote and once that it failed, in this order', async () => {
  const told: object[] = [];
  const backend = createFakeBackend({
    count_canary: (args) => {
      told.push(args);
      return { data: { counted: true } };
    },
  });
  const site = { registry, backend };
  sitsHere({ place: places.onIt });
  const listeners: Array<() => void> = [];
  let status = 'idle';
  const view = {
    getState: () => ({ remote: { status } }),
    subscribe: (listener: () => void) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  countOpened(new Map([[id, { view }]]) as unknown as RemoteStores, site);
  // Not opened yet: nothing to tell.
  listeners.forEach((listener) => listener());
  expect(told).toEqual([]);
  status = 'loading';
  listeners.forEach((listener) => listener());
  const fault = (of: string) => new RemoteFault('render', id, of, 'oh', null);
  countFault(fault('c'), site);
  countFault(fault('c'), site);
  // A version that stands in says nothing about the canary.
  countFault(fault('a'), site);
  listeners.forEach((listener) => listener());
  await new Promise((resolve) => setTimeout(resolve, 20));
  const counted = { p_module: id, p_version: 'c', p_on_canary: true };
  expect(told).toEqual([
    { ...counted, p_broken: false },
    { ...counted, p_broken: true },
  ]);
});
