import { darken, lighten, mix } from '../color';
import type { Stage } from '../stage';
import { d } from '../path-data';
import { circle, path, rect, repeat, stroke, together } from '../svg';
import { lightCone, plant } from './fittings';

const SCHEMES = [
  {
    wall: '#e7e2d6',
    board: '#c79f6e',
    wood: '#8a5a3c',
    clay: ['#c9623f', '#6f8f88', '#e0b354', '#5d5a86'],
  },
  {
    wall: '#dbe5e6',
    board: '#8fa8a3',
    wood: '#6b5344',
    clay: ['#e07a5f', '#3d6f8e', '#f2cc8f', '#81b29a'],
  },
  {
    wall: '#efe0d8',
    board: '#b3806a',
    wood: '#6d4236',
    clay: ['#d1495b', '#2e7f7a', '#edae49', '#66507c'],
  },
] as const;

/** Tools hanging from where the path has come to. */
const TOOLS = [
  'm-3 0v40h6v-40zm-9 -16h24v18h-24z',
  'm-2.5 0v46h5v-46zm-6.5 -20q9 -14 18 0l-3 20h-12z',
  'm-3 8v40h6v-40a15 15 0 1 0 -6 0z',
  'm-10 -18h20v6l-7 8v50h-6v-50l-7 -8z',
];

/** A maker's room: tools on the board, pots on the shelf, a long table. */
export function drawWorkshop(stage: Stage): string {
  const { random } = stage;
  const { wall, board, wood, clay } = random.pick(SCHEMES);
  const tools = repeat(7, (index) =>
    path(`M${302 + index * 42} 92${random.pick(TOOLS)}`, random.pick([...clay, darken(wood, 0.3)])),
  );
  let bands = '';
  const pots = repeat(6, (index) => {
    const x = 306 + index * 48;
    const h = random.between(26, 42);
    const color = random.pick(clay);
    if (random.chance(0.5)) {
      return path(d`M${x} ${206}q-6 ${-h * 0.7} 6 ${-h}h18q12 ${h * 0.3} 6 ${h}z`, color);
    }
    bands += rect(x, 206 - h * 0.7, 30, 5, lighten(color, 0.5));
    return rect(x, 206 - h, 30, h, color, { rx: 6 });
  });
  const panes = repeat(3, (index) => d`M${40 + index * 73} 36v190`) + 'M40 99H259M40 162H259';
  const lamp = random.between(430, 520);
  return (
    rect(
      0,
      0,
      640,
      306,
      stage.linear(
        [
          [0, lighten(wall, 0.3)],
          [1, wall],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    rect(0, 302, 640, 58, mix(wall, wood, 0.42)) +
    rect(
      40,
      36,
      219,
      190,
      stage.linear([
        [0, '#bfe3f2'],
        [1, '#f4fbf4'],
      ]),
    ) +
    path('M40 226V186q50 -36 110 -8t109 -22V226z', '#8fbf94') +
    stroke(`M40 36H259V226H40z${panes}`, darken(wood, 0.15), 6) +
    path('M60 302L236 302L360 360H120z', '#ffffff', { opacity: 0.3 }) +
    rect(282, 44, 320, 106, board, { rx: 6 }) +
    together(
      repeat(24, (index) =>
        circle(298 + (index % 12) * 26.5, 58 + Math.floor(index / 12) * 80, 2, darken(board, 0.25)),
      ),
    ) +
    together(tools) +
    together(pots) +
    together(bands) +
    rect(286, 206, 316, 8, wood, { rx: 2 }) +
    stroke(d`M${lamp} 0V150`, '#2a2026', 2.5) +
    lightCone(stage, lamp, 176, 90, 88, '#fff2c0', 0.75) +
    path(d`M${lamp - 36} 180Q${lamp - 30} 148 ${lamp} 148T${lamp + 36} 180z`, clay[1]) +
    rect(110, 262, 480, 14, lighten(wood, 0.12), { rx: 4 }) +
    path('M140 276h14l-8 78h-12zM546 276h14l6 78h-12z', wood) +
    path('M452 262q-12 -34 6 -40h26q18 6 6 40z', clay[0]) +
    rect(392, 248, 46, 14, mix(wood, '#ffffff', 0.5), { rx: 3 }) +
    path('M206 262l10 -30h30l10 30z', '#fffaf0') +
    stroke('M222 234l-10 -30M231 232l2 -36M240 234l14 -26', clay[2], 4, {
      'stroke-linecap': 'round',
    }) +
    rect(276, 242, 70, 20, clay[3], { rx: 3 }) +
    rect(284, 228, 56, 14, clay[1], { rx: 3 }) +
    path('M316 306h64l6 12h-76z', darken(wood, 0.1)) +
    stroke('M326 318l-8 40M370 318l8 40', darken(wood, 0.2), 6) +
    plant(62, 352, '#3f8f6b', clay[0], 0.9)
  );
}
