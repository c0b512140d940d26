import { darken, lighten, mix } from '../color';
import { sparkle } from '../stagecraft';
import type { Stage } from '../stage';
import { d, polygon } from '../path-data';
import { circle, group, path, rect, repeat, together } from '../svg';

const SCHEMES = [
  { wall: '#2a0a14', cloth: '#a31f3a', seat: '#7d1830', sky: ['#243a7a', '#ff9f87'] },
  { wall: '#0c1230', cloth: '#2c3c9c', seat: '#232f78', sky: ['#3a1f5c', '#ffb36b'] },
  { wall: '#07211f', cloth: '#14655c', seat: '#0f4b45', sky: ['#1c4b6e', '#ffd9a0'] },
] as const;

/** A screening room: curtains, a bright screen, rows of seats. */
export function drawCinema(stage: Stage): string {
  const { random } = stage;
  const { wall, cloth, seat, sky } = random.pick(SCHEMES);
  const clip = stage.clip(rect(124, 44, 392, 176, '#000', { rx: 3 }));
  const moon = random.between(220, 420);
  const film =
    rect(
      124,
      44,
      392,
      176,
      stage.linear([
        [0, sky[0]],
        [1, sky[1]],
      ]),
    ) +
    group(sparkle(random, 18, 380, 80), { transform: 'translate(130 44)' }) +
    circle(moon, 118, 34, '#fff3d0') +
    path(
      d`M124 190L200 ${random.between(120, 150)}L262 176L340 ${random.between(112, 140)}L430 186L516 150V230H124z`,
      mix(sky[0], '#05030c', 0.35),
    ) +
    path('M124 206Q240 176 340 200T516 190V230H124z', mix(sky[0], '#05030c', 0.7));
  const folds = stage.linear(
    [
      [0, darken(cloth, 0.35)],
      [0.45, lighten(cloth, 0.12)],
      [1, darken(cloth, 0.4)],
    ],
    0,
    0,
    0.2,
    0,
    { spreadMethod: 'repeat' },
  );
  const rows = repeat(3, (row) => {
    const width = 52 + row * 14;
    const y = 262 + row * 36;
    const count = Math.ceil(660 / width);
    const start = 320 - (count * width) / 2;
    const color = mix(seat, '#000000', 0.1 + row * 0.2);
    const seats = repeat(count, (index) => {
      const x = start + index * width;
      return path(
        d`M${x + 3} ${y + 60}V${y + 14}q0 -14 14 -14h${width - 34}q14 0 14 14v46z`,
        stage.linear([
          [0, lighten(color, 0.22)],
          [0.3, color],
        ]),
      );
    });
    return together(seats, true);
  });
  const glow = stage.linear([
    [0, '#ffffff', 0.28],
    [1, '#ffffff', 0],
  ]);
  return (
    rect(
      0,
      0,
      640,
      360,
      stage.linear([
        [0, darken(wall, 0.3)],
        [1, wall],
      ]),
    ) +
    circle(320, 140, 300, stage.glow(sky[1], 0.4)) +
    group(film, { 'clip-path': clip }) +
    rect(-2, 22, 110, 236, folds) +
    rect(532, 22, 110, 236, folds) +
    path(`M-10 0H650V26${repeat(10, () => 'q-33 34 -66 0')}z`, darken(cloth, 0.2)) +
    path(polygon([124, 222, 516, 222, 640, 360, 0, 360]), glow) +
    rows
  );
}
