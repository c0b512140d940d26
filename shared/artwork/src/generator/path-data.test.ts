import { box, disc, moved, oval, turned } from './path-data';

test('a disc is two arcs no larger than their points allow, so that neither bulges', () => {
  expect(disc(10, 20, 5)).toBe('M5 20a4.9 4.9 0 1 1 10 0a4.9 4.9 0 1 1 -10 0z');
});

test('a leaning ellipse begins at the end of its long side', () => {
  expect(oval(0, 0, 10, 4, 90)).toMatch(/^M0 -10a9\.9 3\.9 90 1 1 0 20/);
});

test('a rectangle without rounded corners has four straight sides', () => {
  expect(box(1, 2, 30, 40)).toBe('M1 2h30v40h-30z');
  expect(box(1, 2, 30, 40, 5)).toMatch(/^M6 2h20a5 5 0 0 1 5 5v30/);
});

test('points turn around the origin, then move; relative ones only turn', () => {
  expect(turned('M10 0L0 10l5 0z', 90, 1, 100, 200)).toBe('M100 210L90 200l0 5z');
});

test('points scale before they move', () => {
  expect(moved('M10 0q2 -4 6 8', 1, 2, 0, 2)).toBe('M21 2q4 -8 12 16');
});

test('arcs keep their size and turn with their points', () => {
  expect(turned('M-60 60A120 120 0 0 1 60 -60z', 180)).toBe('M60 -60A120 120 0 0 1 -60 60z');
});
