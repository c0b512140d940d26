import { darken } from '../color';
import type { Motif } from '../motif';
import { circle, repeat } from '../svg';
import { beam, crowd, sparkle } from '../stagecraft';

/** Stage lamps sweeping over a crowd with raised hands. */
export const beams: Motif = {
  moods: ['night'],
  layouts: ['foot'],
  draw(stage) {
    const { random, palette } = stage;
    const [first, second] = palette.lights;
    const colors = [first, second, palette.extra, first];
    const count = random.integer(4, 6);
    const step = 600 / count;
    const lamps = repeat(count, (index) =>
      beam(stage, {
        x: 40 + step * (index + random.between(0.3, 0.7)),
        y: 0,
        turn: random.between(-24, 24),
        length: random.between(300, 360),
        spread: random.between(120, 190),
        color: colors[index % colors.length] ?? first,
      }),
    );
    const floor = darken(palette.ground[0], 0.5);
    return (
      circle(420, 330, 330, stage.glow(first, 0.42)) +
      lamps +
      sparkle(random, 30, 640, 300) +
      crowd(random, 640, 312, darken(palette.ground[1], 0.35), 0.8) +
      crowd(random, 640, 336, floor)
    );
  },
};
