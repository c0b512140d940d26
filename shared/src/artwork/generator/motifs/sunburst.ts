import { mix } from '../color';
import { EVERY_MOOD, type Motif } from '../motif';
import { rays } from '../shapes';
import { circle, path, place, repeat, stroke } from '../svg';

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
    const disc = isNight ? first : palette.mood === 'vivid' ? second : first;
    const inner = isNight ? second : palette.mood === 'vivid' ? first : palette.extra;
    const count = random.integer(11, 16);
    const radius = random.between(96, 110);
    const beads = repeat(count * 2, (index) =>
      circle(0, -radius - 20, index % 2 ? 3 : 5.5, index % 2 ? disc : inner, {
        transform: `rotate(${Math.round((index * 1800) / count) / 10})`,
      }),
    );
    const fade = stage.radial([
      [0, ray, isNight ? 0.8 : 0.9],
      [0.8, ray, isNight ? 0.1 : 0.4],
      [1, ray, 0.1],
    ]);
    return (
      place(path(rays(count, 520), fade), x, y, random.between(0, 30)) +
      circle(x, y, radius * 2.2, stage.glow(isNight ? first : '#ffffff', 0.5)) +
      place(beads, x, y) +
      circle(x + 6, y + 8, radius, '#000000', { opacity: 0.14 }) +
      circle(x, y, radius, disc) +
      place(
        stroke(`M0 ${-radius + 12}a${radius - 12} ${radius - 12} 0 1 0 .1 0`, inner, 2.5),
        x,
        y,
      ) +
      place(path(random.pick(signs), inner), x, y + 4, random.between(-12, 12), 1.2)
    );
  },
});
