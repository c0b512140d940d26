import { artworkGround, PALETTE_GROUNDS, paletteGround, paletteIndex } from './palette-ground';

const ids = Array.from(
  { length: 1600 },
  (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
);

test('an id keeps its colour', () => {
  expect(paletteGround('event-1')).toBe(paletteGround('event-1'));
  expect(PALETTE_GROUNDS).toContain(paletteGround('event-1'));
});

test('ids that differ in their last digits spread over all palettes', () => {
  const counts = PALETTE_GROUNDS.map(() => 0);
  for (const id of ids) counts[paletteIndex(id)] = (counts[paletteIndex(id)] ?? 0) + 1;
  const fair = ids.length / PALETTE_GROUNDS.length;
  expect(Math.min(...counts)).toBeGreaterThan(fair * 0.6);
  expect(Math.max(...counts)).toBeLessThan(fair * 1.4);
});

test('neighbours rarely share a palette', () => {
  const pairs = ids
    .slice(1)
    .filter((id, index) => paletteIndex(id) === paletteIndex(ids[index] ?? ''));
  expect(pairs.length / ids.length).toBeLessThan(0.1);
});

test('a venue waits in the colour of its wall, everything else in that of its palette', () => {
  expect(artworkGround({ kind: 'venue', id: 'a', type: '咖啡廳' })).toBe(
    artworkGround({ kind: 'venue', id: 'b', type: '咖啡廳' }),
  );
  expect(artworkGround({ kind: 'avatar', id: 'a' })).toBe(paletteGround('a'));
});
