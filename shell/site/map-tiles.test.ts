import { allowMapTiles, readMapTiles } from './map-tiles';

const policy = "default-src 'self'; img-src 'self' data: blob:; connect-src 'self'";
const elsewhere = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© 街圖' };

test('without an address nobody is asked for streets, and the policy names nobody', () => {
  expect(readMapTiles({})).toBeUndefined();
  expect(allowMapTiles(policy, undefined)).toBe(policy);
});

test('the origin of the tiles is allowed as a source of pictures, and of nothing else', () => {
  const env = { MAP_TILES_URL: elsewhere.url, MAP_TILES_ATTRIBUTION: elsewhere.attribution };
  expect(readMapTiles(env)).toEqual(elsewhere);
  expect(allowMapTiles(policy, elsewhere)).toBe(
    "default-src 'self'; img-src 'self' data: blob: https://tiles.example; connect-src 'self'",
  );
});

test('tiles of this site need no permission', () => {
  const tiles = { url: '/tiles/{z}/{x}/{y}.png', attribution: '街圖' };
  expect(allowMapTiles(policy, tiles)).toBe(policy);
});

test.each<[NodeJS.ProcessEnv, string]>([
  [{ MAP_TILES_URL: elsewhere.url }, 'MAP_TILES_ATTRIBUTION'],
  [{ MAP_TILES_ATTRIBUTION: '街圖' }, 'MAP_TILES_URL'],
  [{ MAP_TILES_URL: 'http://tiles.example/{z}/{x}/{y}.png', MAP_TILES_ATTRIBUTION: 'a' }, 'https'],
  [{ MAP_TILES_URL: 'https://tiles.example/{z}.png', MAP_TILES_ATTRIBUTION: 'a' }, '{x}'],
  [
    { MAP_TILES_URL: "https://t.example/{z}/{x}/{y}'; return 200", MAP_TILES_ATTRIBUTION: 'a' },
    'MAP_TILES_URL',
  ],
  [{ MAP_TILES_URL: elsewhere.url, MAP_TILES_ATTRIBUTION: "'; x" }, 'MAP_TILES_ATTRIBUTION'],
])('%j is refused with the mend', (env, words) => {
  expect(() => readMapTiles(env)).toThrow(words);
});
