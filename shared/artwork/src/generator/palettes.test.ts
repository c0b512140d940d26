import { mix } from './color';
import { PALETTES } from './palettes';
import { SCRIM_LEAST } from './poster-scrim';

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(PALETTES.map((palette) => [palette.ground[0], palette] as const))(
  'words on %s reach 4.5:1 over the brightest and the darkest motif below the scrim',
  (_, { ground, ink, caption, lights, extra }) => {
    for (const motif of ['#000000', '#ffffff', ...ground, ...lights, extra]) {
      const below = mix(motif, ground[0], SCRIM_LEAST);
      expect(contrast(ink, below)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(caption, below)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('there are palettes of every mood, and no two share their ground', () => {
  expect(new Set(PALETTES.map(({ mood }) => mood))).toEqual(new Set(['night', 'vivid', 'paper']));
  expect(new Set(PALETTES.map(({ ground }) => ground[0])).size).toBe(PALETTES.length);
});
