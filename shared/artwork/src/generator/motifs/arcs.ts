import { lighten } from '../color';
import { EVERY_MOOD, type Motif } from '../motif';
import { d } from '../path-data';
import { circle, path, repeat, stroke } from '../svg';

/** Wide arches standing in one another, with a disc rising behind. */
export const arcs: Motif = {
  moods: EVERY_MOOD,
  layouts: ['middle', 'column'],
  draw(stage) {
    const { random, palette } = stage;
    const [first, second] = palette.lights;
    const colors = [first, palette.ground[0], second, palette.extra, lighten(first, 0.5)];
    const width = random.integer(24, 30);
    const arch = (x: number, base: number, count: number, turned: number) =>
      repeat(count, (index) => {
        const radius = 20 + (count - index) * width;
        return stroke(
          d`M${x - radius} 380V${base}A${radius} ${radius} 0 0 1 ${x + radius} ${base}V380`,
          colors[(index + turned) % colors.length] ?? first,
          width + 0.5,
        );
      });
    const shade = (x: number, base: number, radius: number) =>
      path(
        d`M${x - radius} 380V${base}A${radius} ${radius} 0 0 1 ${x + radius} ${base}V380z`,
        palette.ground[1],
      );
    const turned = random.integer(0, 3);
    const base = random.between(240, 300);
    if (random.chance(0.4)) {
      return (
        circle(random.between(560, 590), random.between(64, 90), random.between(40, 54), second) +
        arch(random.between(470, 500), base + 20, 7, turned)
      );
    }
    const left = random.between(404, 440);
    return (
      circle(random.between(420, 480), random.between(76, 110), random.between(50, 66), second) +
      arch(596, base - 50, 7, turned) +
      shade(left, base + 40, 20 + 4.5 * width) +
      arch(left, base + 40, 4, turned + 2)
    );
  },
};
