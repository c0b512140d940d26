import { mix } from '../color';
import { EVERY_MOOD, type Motif } from '../motif';
import { BOLT, STAR, star } from '../shapes';
import { halftone } from '../stagecraft';
import { path, place } from '../svg';

/** A comic burst with its printed shadow, and one sign inside. */
export const burst: Motif = {
  moods: EVERY_MOOD,
  layouts: ['column', 'middle'],
  draw(stage) {
    const { random, palette } = stage;
    const [first, second] = palette.lights;
    const isVivid = palette.mood === 'vivid';
    const fill = isVivid
      ? mix(first, '#ffffff', 0.3)
      : palette.mood === 'paper'
        ? palette.extra
        : second;
    const shadow = isVivid ? second : first;
    const sign = isVivid ? second : palette.mood === 'paper' ? first : palette.ground[1];
    const shape = star(
      random.integer(15, 20),
      178,
      random.between(0.74, 0.8),
      random.between(0, 20),
    );
    const x = random.between(462, 486);
    const y = random.between(168, 192);
    const dots = halftone(
      { left: 210, top: 4, right: 644, bottom: 364, pitch: 15 },
      (px) => 0.14 + 0.36 * Math.min(1, (px - 210) / 400),
      palette.extra,
    );
    const icon = random.pick([BOLT, STAR]);
    return (
      `<g opacity='${isVivid ? 0.5 : 0.4}'>${dots}</g>` +
      place(path(shape, shadow), x + 10, y + 12) +
      place(
        path(shape, fill, {
          stroke: palette.mood === 'night' ? 'none' : '#ffffff',
          'stroke-width': 3,
        }),
        x,
        y,
      ) +
      place(
        path(icon, palette.ink === '#ffffff' ? '#ffffff' : palette.ink, { opacity: 0.16 }),
        x + 9,
        y + 10,
        6,
        1.5,
      ) +
      place(path(icon, sign), x, y, 6, 1.5)
    );
  },
};
