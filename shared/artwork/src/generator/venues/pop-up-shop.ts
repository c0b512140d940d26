import { darken, lighten, mix } from '../color';
import { HEART, STAR } from '../shapes';
import type { Stage } from '../stage';
import { d } from '../path-data';
import { circle, path, placement, rect, repeat, stroke, together } from '../svg';
import { plant } from './fittings';

const SCHEMES = [
  {
    wall: '#f7d9de',
    trim: '#c2326f',
    awning: '#e8497f',
    door: '#7a2450',
    goods: ['#f7b733', '#4fb3bf', '#8a5bd6'],
  },
  {
    wall: '#d6ecea',
    trim: '#1f6f78',
    awning: '#2a9d8f',
    door: '#174e54',
    goods: ['#f4a261', '#e76f51', '#5b7fd6'],
  },
  {
    wall: '#fbe8bd',
    trim: '#b5522a',
    awning: '#f08a24',
    door: '#7c3418',
    goods: ['#d6406f', '#3d8f86', '#6a5acd'],
  },
] as const;

/** Boxes with a band and bags with a sign, on two boards. */
function goodsShelves(stage: Stage, colors: readonly string[]): string {
  const { random } = stage;
  let [bodies, details] = ['', ''];
  for (let index = 0; index < 12; index += 1) {
    const x = 118 + (index % 6) * 49;
    const y = index < 6 ? 216 : 282;
    const color = random.pick(colors);
    const height = random.between(24, 44);
    if (random.chance(0.5)) {
      bodies += rect(x, y - height, 34, height, color, { rx: 4 });
      details += rect(x, y - height * 0.62, 34, 7, lighten(color, 0.55));
    } else {
      bodies += rect(x + 4, y - height + 8, 28, height - 8, lighten(color, 0.3));
      details += stroke(d`M${x + 10} ${y - height + 8}q8 -15 16 0`, color, 3);
      details += circle(x + 18, y - height / 2 + 4, 6, color);
    }
  }
  return (
    together(bodies) +
    together(details) +
    path('M108 216h304v6h-304zM108 282h304v6h-304z', '#ffffff')
  );
}

/** A shop that is there for a few days: awning, full window, open door. */
export function drawPopUpShop(stage: Stage): string {
  const { random } = stage;
  const { wall, trim, awning, door, goods } = random.pick(SCHEMES);
  const stripes = repeat(12, (index) => {
    const x = 74 + index * 41;
    return path(
      d`M${x + 6} 84h${index === 11 ? 38 : 41}l4 52a20.5 20.5 0 0 1 -41 0z`,
      index % 2 ? '#fffaf5' : awning,
    );
  });
  const sign = random.pick([HEART, STAR]);
  return (
    rect(
      0,
      0,
      640,
      322,
      stage.linear([
        [0, lighten(wall, 0.25)],
        [1, wall],
      ]),
    ) +
    together(
      repeat(18, (index) =>
        rect((index * 83) % 640, 18 + ((index * 47) % 290), 38, 12, darken(wall, 0.05), { rx: 2 }),
      ),
    ) +
    rect(0, 318, 640, 42, mix(wall, '#6b6272', 0.45)) +
    rect(0, 318, 640, 6, '#ffffff', { opacity: 0.4 }) +
    rect(62, 40, 518, 282, trim) +
    rect(62, 40, 518, 44, darken(trim, 0.16)) +
    path(sign, '#fff4d0', { transform: placement(320, 63, 0, 0.3) }) +
    together(
      repeat(6, (index) => circle(226 + index * 14 + (index > 2 ? 118 : 0), 63, 3, '#fff4d0')),
    ) +
    rect(
      100,
      132,
      320,
      162,
      stage.linear([
        [0, '#fff7df'],
        [1, mix('#ffe6ae', wall, 0.3)],
      ]),
      { rx: 4 },
    ) +
    goodsShelves(stage, goods) +
    path('M130 132h60l-84 162h-6v-96zM230 132h22l-84 162h-22z', '#ffffff', { opacity: 0.26 }) +
    rect(448, 132, 104, 190, door) +
    rect(460, 146, 80, 118, '#ffeec2') +
    rect(
      460,
      146,
      80,
      118,
      stage.linear(
        [
          [0, '#ffffff', 0],
          [1, goods[0], 0.4],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    circle(538, 284, 5, '#fff4d0') +
    together(stripes) +
    rect(70, 80, 502, 9, darken(awning, 0.3), { rx: 3 }) +
    plant(600, 338, '#2f8468', darken(awning, 0.2), 0.9) +
    plant(36, 338, '#3b9a78', darken(awning, 0.2), 0.75) +
    path('M396 326l20 -58h26l20 58h-8l-6 -18h-38l-6 18z', darken(trim, 0.4)) +
    rect(416, 272, 26, 32, '#fffaf0')
  );
}
