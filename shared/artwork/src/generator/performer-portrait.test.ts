import { renderAvatar } from './avatar';
import { renderPerformerPortrait } from './performer-portrait';
import { PROPS } from './portrait/props';

const CATEGORIES = Object.keys(PROPS);
const ids = Array.from({ length: 40 }, (_, index) => `performer-${index}`);

const isValid = (svg: string) =>
  !/NaN|undefined|Infinity/.test(svg) &&
  !new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror');

test.each(CATEGORIES)('%s: every portrait is valid, repeatable and under 12 kB', (category) => {
  for (const id of ids) {
    const svg = renderPerformerPortrait({ id, category });
    expect(renderPerformerPortrait({ id, category })).toBe(svg);
    expect(Buffer.byteLength(svg)).toBeLessThan(12_288);
    expect(isValid(svg)).toBe(true);
  }
});

test('the category changes what a performer carries', () => {
  const drawn = ['dj', 'host', 'dance', 'youtube', 'podcaster', 'none'].map((category) =>
    renderPerformerPortrait({ id: 'a', category }),
  );
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('people differ from one another', () => {
  const drawn = ids.map((id) => renderPerformerPortrait({ id, category: 'artist' }));
  expect(new Set(drawn).size).toBe(ids.length);
});

test('an avatar is small, valid and repeatable', () => {
  for (const id of ids) {
    const svg = renderAvatar({ id });
    expect(svg).toBe(renderAvatar({ id }));
    expect(Buffer.byteLength(svg)).toBeLessThan(6_144);
    expect(isValid(svg)).toBe(true);
  }
});
