import { darken } from '../color';
import type { Stage } from '../stage';
import { d, oval } from '../path-data';
import { circle, group, path, rect, stroke, together } from '../svg';
import { pendant, plant } from './fittings';

const SCHEMES = [
  {
    wall: '#f5e3c8',
    wood: '#6d4234',
    floor: '#d09c66',
    shade: '#b8463b',
    hill: '#5f9c6c',
    cup: '#d83a8b',
  },
  {
    wall: '#e3ead9',
    wood: '#4f5b46',
    floor: '#c9a57c',
    shade: '#d98b3a',
    hill: '#7aa77a',
    cup: '#3c7fb5',
  },
  {
    wall: '#f6dcd6',
    wood: '#6b3d4b',
    floor: '#d9a58c',
    shade: '#2f6f73',
    hill: '#6ea98b',
    cup: '#e2a52f',
  },
] as const;

/** A corner of a coffee house: window, lamps, a round table with cake. */
export function drawCafe(stage: Stage): string {
  const { random } = stage;
  const { wall, wood, floor, shade, hill, cup } = random.pick(SCHEMES);
  const sunX = random.between(250, 318);
  const clip = stage.clip(rect(54, 42, 306, 206, '#000', { rx: 6 }));
  const outside =
    rect(
      54,
      42,
      306,
      206,
      stage.linear([
        [0, '#8ccbe4'],
        [1, '#e4f3e6'],
      ]),
    ) +
    circle(sunX, 96, 27, '#fff0ab') +
    path(d`M54 196Q120 ${random.between(130, 160)} 200 184T370 176V260H54z`, hill) +
    path('M54 226Q170 180 260 216T370 206V260H54z', darken(hill, 0.18));
  const lamps = [424, 502, 580].map((x, index) =>
    pendant(stage, x, 76 + (index % 2) * -22 + random.between(-10, 10), shade),
  );
  return (
    rect(
      0,
      0,
      640,
      318,
      stage.linear([
        [0, wall],
        [1, darken(wall, 0.07)],
      ]),
    ) +
    rect(0, 314, 640, 46, floor) +
    path('M110 314L250 314L200 360H30zM300 314L360 314L330 360H250z', '#fff2cf', {
      opacity: 0.45,
    }) +
    group(outside, { 'clip-path': clip }) +
    stroke('M54 42h306v206h-306zM54 118h306M207 42v206', wood, 9, { 'stroke-linejoin': 'round' }) +
    rect(40, 246, 334, 13, darken(wood, 0.1), { rx: 4 }) +
    plant(52, 346, '#2f8468', '#c5613c', 1) +
    together(lamps.join('')) +
    path('M496 262h12l4 76h-20z', wood) +
    rect(462, 334, 80, 9, wood, { rx: 4 }) +
    path(oval(502, 256, 94, 14), wood) +
    path(oval(502, 252, 94, 14), darken('#a9745c', 0.05)) +
    path('M452 226h40q2 24 -20 25q-22 -1 -20 -25z', '#ffffff') +
    stroke('M492 231q13 -2 12 8t-14 8', '#ffffff', 4) +
    stroke(d`M464 218q-6 -9 0 -17t0 -17M480 218q-6 -9 0 -17t0 -17`, '#ffffff', 3, {
      opacity: 0.7,
      'stroke-linecap': 'round',
    }) +
    path('M530 216h30l6 36h-42z', cup) +
    path('M527 220q18 -22 36 0z', '#fff4ea') +
    circle(545, 207, 6, '#e23a36')
  );
}
