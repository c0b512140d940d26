import { rays } from '../shapes';
import { DUST, fan, halftone } from '../stagecraft';
import type { Stage } from '../stage';
import { d, turned } from '../path-data';
import { circle, group, path, place, placement, repeat, stroke, together } from '../svg';

type Backdrop = (stage: Stage) => string;

const lightOf = (stage: Stage) =>
  stage.palette.mood === 'vivid' ? '#ffffff' : stage.palette.lights[0];

const dots: Backdrop = (stage) => {
  const { random } = stage;
  const x = random.pick([60, 340]);
  const grid = { left: 6, top: 8, right: 396, bottom: 396, pitch: 19 };
  const size = (px: number, py: number) => Math.max(0, 0.56 - Math.hypot(px - x, py - 90) / 560);
  return group(halftone(grid, size, lightOf(stage)), { opacity: 0.62 });
};

const sunRays: Backdrop = (stage) => {
  const { random } = stage;
  const x = random.between(170, 280);
  const y = random.between(150, 220);
  const light = lightOf(stage);
  const paint = stage.radial([
    [0, light, 0.75],
    [1, light, 0.06],
  ]);
  return (
    path(rays(random.integer(12, 17), 380), paint, {
      transform: placement(x, y, random.between(0, 30)),
    }) +
    circle(x + 42, y, 94, stage.palette.lights[1], { opacity: 0.92 }) +
    circle(x + 42, y, 108, 'none', {
      stroke: stage.palette.lights[1],
      'stroke-width': 2,
      opacity: 0.6,
    })
  );
};

const rainbow: Backdrop = (stage) => {
  const { random, palette } = stage;
  const [first, second] = palette.lights;
  const colors = [first, palette.extra, palette.ground[0], second, first];
  const x = random.pick([330, 90]);
  return repeat(5, (index) =>
    stroke(
      d`M${x - 250 + index * 40} 420V330A${250 - index * 40} ${250 - index * 40} 0 0 1 ${x + 250 - index * 40} 330V420`,
      colors[index] ?? first,
      30,
      { opacity: 0.8 },
    ),
  );
};

const flower: Backdrop = (stage) => {
  const { random, palette } = stage;
  const x = random.pick([290, 110]);
  const petal = 'M0 -24C46 -60 46 -150 0 -172C-46 -150 -46 -60 0 -24z';
  return place(
    fan(turned(petal, 0, 1.12), 11, lightOf(stage), 0.34) +
      fan(turned(petal, 0, 0.72), 11, palette.extra, 0.6) +
      circle(0, 0, 20, palette.lights[1]),
    x,
    150,
    random.between(0, 30),
  );
};

const discs: Backdrop = (stage) => {
  const { random, palette } = stage;
  const [first, second] = palette.lights;
  return (
    circle(random.between(240, 300), random.between(130, 180), 132, second, { opacity: 0.9 }) +
    circle(random.between(70, 120), random.between(80, 130), 66, first, { opacity: 0.75 }) +
    stroke(
      repeat(7, (index) => `M-40 ${40 + index * 26}q60 -26 120 0t120 0t120 0t120 0`),
      palette.extra,
      4,
      { opacity: 0.4 },
    )
  );
};

const spotlight: Backdrop = (stage) => {
  const { palette, random } = stage;
  const light = lightOf(stage);
  const paint = stage.linear([
    [0, light, 0.75],
    [1, light, 0.02],
  ]);
  const lamp = (x: number, to: number) => path(d`M${x - 12} 0h24L${to + 96} 400h-192z`, paint);
  return (
    lamp(random.between(40, 120), random.between(170, 250)) +
    lamp(random.between(280, 360), random.between(150, 230)) +
    together(
      repeat(26, () =>
        circle(
          random.between(0, 400),
          random.between(0, 380),
          random.between(0.8, 2.6),
          palette.lights[1],
          { opacity: random.pick(DUST) },
        ),
      ),
    )
  );
};

/** What may glow behind a performer. */
export const BACKDROPS: readonly Backdrop[] = [dots, sunRays, rainbow, flower, discs, spotlight];
