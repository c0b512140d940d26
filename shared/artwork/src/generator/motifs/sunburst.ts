import { mix } from '../color';
import { EVERY_MOOD, type Motif } from '../motif';
import { rays } from '../shapes';
import { cosine, disc, sine } from '../path-data';
import { circle, path, placement, repeat, stroke } from '../svg';

/** Rays around a disc that carries one sign. */
export const sunburst = (signs: readonly string[]): Motif => ({
  moods: EVERY_MOOD,
  layouts: ['middle', 'column'],
  draw(stage) {
    const { random, palette } = stage;
    const [first, second] = palette.lights;
    const isNight = palette.mood === 'night';
    const x = random.between(452, 496);
    const y = random.between(168, 196);
    const ray = isNight
      ? mix(palette.ground[2], first, 0.35)
      : palette.mood === 'vivid'
        ? '#ffffff'
        : palette.ground[2];
    const plate = isNight ? first : palette.mood === 'vivid' ? second : first;
    const inner = isNight ? second : palette.mood === 'vivid' ? first : palette.extra;
    const count = random.integer(11, 16);
    const radius = random.between(96, 110);
    const [left, top] = [Math.round(x), Math.round(y)];
    const beads = (start: number, size: number) =>
      repeat(count, (index) => {
        const angle = ((index * 2 + start) * 180) / count - 90;
        const reach = radius + 20;
        return disc(left + reach * cosine(angle), top + reach * sine(angle), size);
      });
    const fade = stage.radial([
      [0, ray, isNight ? 0.8 : 0.9],
      [0.8, ray, isNight ? 0.1 : 0.4],
      [1, ray, 0.1],
    ]);
    return (
      path(rays(count, 520), fade, { transform: placement(x, y, random.between(0, 30)) }) +
      circle(x, y, radius * 2.2, stage.glow(isNight ? first : '#ffffff', 0.5)) +
      path(beads(0, 5.5), inner) +
      path(beads(1, 3), plate) +
      circle(x + 6, y + 8, radius, '#000000', { opacity: 0.14 }) +
      circle(x, y, radius, plate) +
      stroke(disc(left, top, radius - 12), inner, 2.5) +
      path(random.pick(signs), inner, {
        transform: placement(x, y + 4, random.between(-12, 12), 1.2),
      })
    );
  },
});
