import * as z from '../vendor/zod';
import { cachedList } from './cached-list';

const stops = cachedList('stops', z.array(z.row({ stopName: z.string() })));
const rows = [{ stopName: '赤峰街' }];

beforeEach(() => localStorage.clear());

test('cached rows come back with the time they are from', () => {
  stops.save('fan', rows, 1_700_000_000_000);
  expect(stops.read('fan')).toEqual({ rows, cachedAt: 1_700_000_000_000 });
});

test('nobody sees the rows of somebody else, and they leave the device', () => {
  stops.save('fan', rows);
  expect(stops.read('other')).toBeUndefined();
  stops.save('other', []);
  expect(stops.read('fan')).toBeUndefined();
});

test('what a visitor cached stays where nobody is signed in, and is nobody’s own', () => {
  stops.save(null, rows);
  expect(stops.read(null)?.rows).toEqual(rows);
  expect(stops.read('fan')).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual(['spotlight.stops']);
});

test('what another version or another hand wrote is not trusted', () => {
  localStorage.setItem('spotlight.private.stops.fan', '{"rows":[{"id":1}],"cachedAt":1}');
  expect(stops.read('fan')).toBeUndefined();
  localStorage.setItem('spotlight.private.stops.fan', '{broken');
  expect(stops.read('fan')).toBeUndefined();
});

test('a full storage does not keep rows from being shown', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => stops.save('fan', rows)).not.toThrow();
  refuse.mockRestore();
});
