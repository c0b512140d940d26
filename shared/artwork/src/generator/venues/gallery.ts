import { darken, mix } from '../color';
import type { Stage } from '../stage';
import { d, polygon } from '../path-data';
import { circle, path, rect, stroke } from '../svg';
import { lightCone, visitor } from './fittings';

const SCHEMES = [
  { wall: '#ebeaf0', floor: '#c9c8d4', ink: '#2a2433' },
  { wall: '#f1ece3', floor: '#d3c4ae', ink: '#33271f' },
  { wall: '#e4ebe8', floor: '#bfcdc7', ink: '#1e2e2a' },
] as const;

const PAINTS = [
  ['#c89cff', '#7b3fb0', '#ff9fc0'],
  ['#11b6bd', '#ffcf4d', '#1f4fa0'],
  ['#ff8a5b', '#ffe08a', '#b0304f'],
  ['#9fc7ff', '#2b3f7f', '#f7d774'],
  ['#63c29a', '#f6efe0', '#1f6f52'],
] as const;

type Canvas = readonly [x: number, y: number, width: number, height: number];

const HANGINGS: readonly (readonly Canvas[])[] = [
  [
    [50, 86, 116, 146],
    [212, 64, 150, 118],
    [212, 198, 68, 64],
    [294, 198, 68, 64],
    [404, 74, 96, 156],
    [534, 94, 82, 104],
  ],
  [
    [44, 70, 90, 122],
    [160, 92, 196, 142],
    [384, 66, 84, 84],
    [384, 166, 84, 84],
    [500, 80, 108, 148],
  ],
  [
    [60, 76, 130, 160],
    [238, 76, 130, 160],
    [416, 76, 74, 72],
    [416, 164, 74, 72],
    [524, 84, 84, 136],
  ],
];

function painting(stage: Stage, canvas: Canvas, index: number, ink: string): string {
  const [x, y, w, h] = canvas;
  const [ground, main, spot] =
    PAINTS[(index + stage.random.integer(0, 4)) % PAINTS.length] ?? PAINTS[0];
  const subjects = [
    circle(x + w / 2, y + h * 0.46, w * 0.28, spot) + rect(x, y + h * 0.6, w, h * 0.4, main),
    path(
      polygon([
        x,
        y + h,
        x + w * 0.4,
        y + h * 0.35,
        x + w * 0.62,
        y + h * 0.68,
        x + w * 0.76,
        y + h * 0.5,
        x + w,
        y + h,
      ]),
      main,
    ) + circle(x + w * 0.72, y + h * 0.26, w * 0.12, spot),
    rect(x + w * 0.12, y + h * 0.3, w * 0.22, h * 0.7, main) +
      rect(x + w * 0.42, y + h * 0.5, w * 0.2, h * 0.5, spot) +
      rect(x + w * 0.68, y + h * 0.18, w * 0.22, h * 0.82, darken(ground, 0.3)),
    path(d`M${x} ${y + h}A${w} ${h} 0 0 1 ${x + w} ${y}V${y + h}z`, main) +
      circle(x + w * 0.3, y + h * 0.3, w * 0.14, spot),
    stroke(
      d`M${x + w * 0.2} ${y + h * 0.7}q${w * 0.3} ${-h * 0.7} ${w * 0.36} 0t${w * 0.3} ${-h * 0.3}`,
      main,
      w * 0.09,
      { 'stroke-linecap': 'round' },
    ) + circle(x + w * 0.72, y + h * 0.26, w * 0.1, spot),
  ];
  return (
    lightCone(stage, x + w / 2, -6, y + h + 22, w * 0.78, '#fff8d8', 0.85) +
    rect(x - 2, y + 4, w + 10, h + 6, '#000000', { opacity: 0.13 }) +
    rect(x - 5, y - 5, w + 10, h + 10, ink) +
    rect(x, y, w, h, ground) +
    stage.random.pick(subjects)
  );
}

/** An exhibition room with spots on the paintings. */
export function drawGallery(stage: Stage): string {
  const { random } = stage;
  const { wall, floor, ink } = random.pick(SCHEMES);
  const hanging = random.pick(HANGINGS);
  return (
    rect(
      0,
      0,
      640,
      284,
      stage.linear([
        [0, darken(wall, 0.05)],
        [1, wall],
      ]),
    ) +
    rect(
      0,
      280,
      640,
      80,
      stage.linear([
        [0, floor],
        [1, mix(floor, '#ffffff', 0.4)],
      ]),
    ) +
    rect(0, 276, 640, 6, darken(wall, 0.16)) +
    hanging.map((canvas, index) => painting(stage, canvas, index, ink)).join('') +
    rect(118, 308, 150, 12, '#7a5240', { rx: 3 }) +
    path('M134 320h9v26h-9zM244 320h9v26h-9z', '#5e3d2f') +
    visitor(random.between(440, 480), 344, ink, 1.05) +
    (random.chance(0.6) ? visitor(random.between(520, 560), 350, mix(ink, '#b0304f', 0.45), 1) : '')
  );
}
