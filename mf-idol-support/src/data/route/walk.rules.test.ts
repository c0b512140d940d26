import { spot } from '../spot/spot.fixture';
import { movedStop } from './move-stop.rules';
import { walkOf } from './walk.rules';

const id = (n: number) => `5b070000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const cafe = spot({ id: id(1), title: '咖啡', opens: '11:00', closes: '20:00' });
const lantern = spot({
  id: id(2),
  title: '燈箱',
  kind: '燈箱',
  opens: null,
  closes: null,
  lat: cafe.lat + 0.005,
});
const early = spot({ id: id(3), title: '早店', opens: '08:00', closes: '11:10', lat: cafe.lat });
const when = { day: '2026-12-01', start: '10:30' };
const titles = (walk: ReturnType<typeof walkOf>) => walk.stops.map(({ spot: { title } }) => title);

test('a day has its arrivals, its ways and what is waited for', () => {
  const walk = walkOf([cafe, lantern, early], when, null);
  expect(titles(walk)).toEqual(['早店', '咖啡', '燈箱']);
  expect(walk.stops.map(({ arrives, waits }) => [arrives, waits])).toEqual([
    ['10:30', 0],
    ['11:10', 0],
    ['12:00', 0],
  ]);
  expect(walk.stops[0]?.leg).toBeNull();
  expect(walk.stops[2]?.leg?.mode).toBe('walk');
  expect(walk).toMatchObject({ rides: 0, endsAt: '12:10', length: 100 });
});

test('what closes too early and what is not on that day are told apart', () => {
  const tomorrow = spot({ id: id(4), startsOn: '2026-12-02', endsOn: '2026-12-02' });
  const walk = walkOf([early, tomorrow, cafe], { ...when, start: '11:00' }, null);
  expect(titles(walk)).toEqual(['咖啡']);
  expect(walk.missed.map(({ spot: { id: missed }, why }) => [missed, why])).toEqual([
    [early.id, 'tooEarly'],
    [tomorrow.id, 'otherDay'],
  ]);
});

test('of two that close at once one has no time, although each could be reached alone', () => {
  const other = spot({ id: id(5), opens: '10:00', closes: '11:30', lng: cafe.lng + 0.01 });
  const walk = walkOf([early, other], when, null);
  expect(walk.missed.map(({ why }) => why)).toEqual(['noTime']);
});

test('a bar that closes after midnight is open in the evening', () => {
  const bar = spot({ opens: '18:00', closes: '02:00' });
  const walk = walkOf([bar], { ...when, start: '23:00' }, null);
  expect(walk.stops[0]?.arrives).toBe('23:00');
});

test('a day that begins where somebody stands counts the way to the first stop', () => {
  const walk = walkOf([lantern], when, { lat: cafe.lat, lng: cafe.lng });
  expect(walk.stops[0]?.leg?.minutes).toBeGreaterThan(5);
  expect(walk.stops[0]?.arrives).not.toBe('10:30');
});

test('in an own order every stop keeps its place, and says when it is reached too late', () => {
  const walk = walkOf([lantern, cafe, early], { ...when, isOwnOrder: true }, null);
  expect(titles(walk)).toEqual(['燈箱', '咖啡', '早店']);
  expect(walk.stops.map(({ arrives, isTooLate }) => [arrives, isTooLate])).toEqual([
    ['10:30', false],
    ['10:50', false],
    ['11:40', true],
  ]);
  expect(walk.stops[1]?.waits).toBe(10);
  expect(walk.missed).toEqual([]);
});

test('one stop goes earlier or later; what did not fit stays behind them', () => {
  const walk = walkOf([early, lantern, cafe], { ...when, start: '12:00' }, null);
  const [first, second] = walk.stops.map(({ spot: { id: stop } }) => stop);
  expect(walk.missed.map(({ spot: { id: stop } }) => stop)).toEqual([early.id]);
  expect(movedStop(walk, second ?? '', -1)).toEqual([second, first, early.id]);
  expect(movedStop(walk, first ?? '', -1)).toEqual([first, second, early.id]);
});
