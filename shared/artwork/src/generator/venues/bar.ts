import { darken, mix } from '../color';
import { HEART, STAR } from '../shapes';
import type { Stage } from '../stage';
import { d } from '../path-data';
import { circle, path, place, rect, repeat, stroke, together } from '../svg';
import { lightCone } from './fittings';

const SCHEMES = [
  { wall: '#1b1030', wood: '#5b2a2f', neon: '#ff5fb0', lamp: '#ffb84d' },
  { wall: '#0c2228', wood: '#5a3520', neon: '#5ff0d6', lamp: '#ffcf6b' },
  { wall: '#2a0d18', wood: '#4a2417', neon: '#ffb347', lamp: '#ff8f6b' },
] as const;

const MOON = 'M-6 -50A52 52 0 1 0 46 20A42 42 0 0 1 -6 -50z';
const BOTTLES = ['#7fd0a0', '#f2b25c', '#e0607a', '#8fb8f0', '#d9d2c0', '#b58ae0'];

function shelf(stage: Stage, y: number, wood: string): string {
  const { random } = stage;
  const lit = rect(
    228,
    y - 70,
    396,
    70,
    stage.linear([
      [0, '#ffcf7a', 0],
      [1, '#ffcf7a', 0.34],
    ]),
  );
  const bottles = repeat(15, (index) => {
    const x = 240 + index * 25.5;
    const height = random.between(24, 38);
    const color = random.pick(BOTTLES);
    return (
      path(d`M${x} ${y}v${-height}q0 -5 5 -7v-12h6v12q5 2 5 7v${height}z`, color, {
        opacity: 0.88,
      }) + rect(x + 2, y - height * 0.75, 12, height * 0.4, '#fff6e0', { opacity: 0.7 })
    );
  });
  return lit + together(bottles) + rect(228, y, 396, 7, wood);
}

/** A bar after dark: lit shelves, a neon sign, stools along the counter. */
export function drawBar(stage: Stage): string {
  const { random } = stage;
  const { wall, wood, neon, lamp } = random.pick(SCHEMES);
  const sign = random.pick([HEART, STAR, MOON]);
  const stools = repeat(4, (index) => {
    const x = 250 + index * 108;
    return (
      stroke(d`M${x} 306v60M${x - 18} 360L${x} 312L${x + 18} 360`, darken(wall, 0.5), 5) +
      rect(x - 29, 294, 58, 15, mix(neon, wood, 0.45), { rx: 7 })
    );
  });
  const lamps = [300, 428, 556].map(
    (x) =>
      lightCone(stage, x, 52, 190, 84, lamp, 0.34) +
      stroke(d`M${x} 0v36`, '#000000', 2.5) +
      path(d`M${x - 20} 54L${x - 9} 34h18L${x + 20} 54z`, darken(lamp, 0.3)) +
      circle(x, 54, 8, '#fff4d0'),
  );
  return (
    rect(
      0,
      0,
      640,
      360,
      stage.linear([
        [0, wall],
        [1, darken(wall, 0.4)],
      ]),
    ) +
    circle(120, 128, 150, stage.glow(neon, 0.5)) +
    place(
      stroke(sign, neon, 7, { 'stroke-linejoin': 'round', opacity: 0.5 }) +
        stroke(sign, '#fff4fb', 2.8, { 'stroke-linejoin': 'round' }),
      120,
      128,
      -6,
      1.1,
    ) +
    shelf(stage, 120, wood) +
    shelf(stage, 196, wood) +
    together(lamps.join('')) +
    rect(0, 246, 640, 120, darken(wood, 0.3)) +
    together(
      repeat(9, (index) => rect(12 + index * 72, 266, 56, 94, darken(wood, 0.42), { rx: 4 })),
    ) +
    rect(
      0,
      238,
      640,
      16,
      stage.linear([
        [0, mix(wood, lamp, 0.55)],
        [1, wood],
      ]),
    ) +
    path('M74 198h36l-14 22v14h10v4h-28v-4h10v-14z', '#ffffff', { opacity: 0.55 }) +
    path('M79 204h26l-10 14h-6z', neon) +
    together(stools)
  );
}
