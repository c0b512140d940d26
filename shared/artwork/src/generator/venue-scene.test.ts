import { renderVenueScene, SCENES } from './venue-scene';

const TYPES = Object.keys(SCENES);
const ids = Array.from({ length: 24 }, (_, index) => `venue-${index}`);

test.each(TYPES)('%s: every scene is valid, repeatable and under 12 kB', (type) => {
  for (const id of ids) {
    const svg = renderVenueScene({ id, type });
    expect(renderVenueScene({ id, type })).toBe(svg);
    expect(Buffer.byteLength(svg)).toBeLessThan(12_288);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const scene = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(scene.querySelector('parsererror')).toBeNull();
  }
});

test('every type of venue has a scene of its own', () => {
  expect(TYPES).toHaveLength(12);
  expect(new Set(TYPES.map((type) => renderVenueScene({ id: 'a', type }))).size).toBe(12);
});

test('two venues of one type look different', () => {
  expect(new Set(ids.map((id) => renderVenueScene({ id, type: '咖啡廳' }))).size).toBe(ids.length);
});

test('an unknown type is drawn as a hall', () => {
  expect(renderVenueScene({ id: 'a', type: '倉庫' })).toBe(
    renderVenueScene({ id: 'a', type: '多功能場地' }),
  );
});
