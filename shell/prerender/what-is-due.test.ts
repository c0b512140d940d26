import type { Registry } from '@spotlight/shared/contract/schema';
import { areListsDue, basisOf, detailsIn, kindsIn, retryAfterMs, staleLists } from './what-is-due';

const isDetail = (address: string) => /^\/(events|venues)\/\d+$/.test(address);
const minutes = (count: number) => count * 60_000;

const registry = (changes: Partial<Registry['shell']> = {}, revision = 1): Registry => ({
  schema: 1,
  revision,
  shell: { active: 's1', versions: {}, ...changes },
  remotes: {},
});

test('a release makes all pages old, what else is written into the registry does not', () => {
  const basis = basisOf('https://a.test', registry());
  expect(basisOf('https://a.test', registry({ isOfflineOff: true }, 2))).toBe(basis);
  expect(basisOf('https://a.test', registry({ active: 's2' }, 2))).not.toBe(basis);
  expect(basisOf('https://b.test', registry())).not.toBe(basis);
});

test('a list depends on the kinds of pages that it leads to', () => {
  const body = '<a href="/events/2">b</a><a href="/events/1?a=b">a</a><a href="/about">c</a>';
  expect(detailsIn(body + body, isDetail)).toEqual(['/events/2', '/events/1']);
  const kinds = { '/events': kindsIn(detailsIn(body, isDetail)), '/book-venue': ['venues'] };
  const lists = ['/events', '/book-venue'];
  expect(staleLists(lists, kinds, ['/events/3'])).toEqual(['/events']);
  expect(staleLists(lists, kinds, ['/performers/3'])).toEqual([]);
  expect(staleLists(lists, kinds, [])).toEqual([]);
});

test('a list that leads nowhere yet is rendered after any change: the first page of its kind may have come', () => {
  expect(staleLists(['/events', '/new'], { '/events': ['venues'] }, ['/events/1'])).toEqual([
    '/new',
  ]);
});

test('lists are rendered once an hour, and a minute after what they name has changed', () => {
  expect([minutes(1), minutes(59)].map((ms) => areListsDue(ms, false))).toEqual([false, false]);
  expect(areListsDue(minutes(60), false)).toBe(true);
  expect([minutes(0.5), minutes(1)].map((ms) => areListsDue(ms, true))).toEqual([false, true]);
});

test('what fails again and again is tried less and less often', () => {
  expect([1, 2, 3, 7, 50].map(retryAfterMs)).toEqual([1, 2, 4, 60, 60].map(minutes));
});
