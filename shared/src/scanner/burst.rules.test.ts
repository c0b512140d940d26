import { BurstReader } from './burst.rules';

/** Types it, a key each so many milliseconds, and Enter. */
function read(text: string, every: number, reader = new BurstReader(), start = 0) {
  let at = start;
  for (const key of text) reader.add(key, (at += every));
  return reader.end(at + every);
}

test('what comes faster than fingers is a scanner, everything else a person', () => {
  expect(read('T-8K2M4Q', 1)).toBe('T-8K2M4Q');
  expect(read('T1.00-00', 45)).toBe('T1.00-00');
  expect(read('T-8K2M4Q', 70)).toBeNull();
  const slow = new BurstReader();
  slow.add('T', -120);
  expect(read('-8K2M4Q', 10, slow)).toBe('T-8K2M4Q');
  // Two keys rolled, and Enter at once.
  expect(read('ok', 10)).toBeNull();
});

test('what was typed before it, or after it, is no part of it', () => {
  const reader = new BurstReader();
  for (const [at, key] of ['a', 'b', 'c'].entries()) reader.add(key, at * 200);
  expect(read('4710088412345', 5, reader, 1000)).toBe('4710088412345');
  expect(read('4710088412345', 5, reader, 1400)).toBe('4710088412345');
  expect(reader.end(1200)).toBeNull();
});

test('an Enter that comes later is the one of a person', () => {
  const reader = new BurstReader();
  for (const [at, key] of [...'T-8K2M4Q'].entries()) reader.add(key, at);
  expect(reader.end(500)).toBeNull();
});
