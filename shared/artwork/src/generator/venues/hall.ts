import { darken, lighten, mix } from '../color';
import type { Stage } from '../stage';
import { d, polygon } from '../path-data';
import { circle, path, rect, repeat, stroke, together } from '../svg';
import { boards } from './fittings';

const SCHEMES = [
  { wall: '#e8ddcc', beam: '#7a4d35', floor: '#c68f5c', curtain: '#b03a4a', chair: '#3f5a6b' },
  { wall: '#dbe4e0', beam: '#4b5f5a', floor: '#b99a72', curtain: '#2f6f86', chair: '#c9653a' },
  { wall: '#e6dbe6', beam: '#5e4566', floor: '#b98a86', curtain: '#7a3f9a', chair: '#e0a030' },
] as const;

/** A hall that takes any form: tall windows, a small stage, chairs in rows. */
export function drawHall(stage: Stage): string {
  const { random } = stage;
  const { wall, beam, floor, curtain, chair } = random.pick(SCHEMES);
  const windowAt = (x: number) =>
    path(
      d`M${x} 196V92a34 34 0 0 1 68 0v104z`,
      stage.linear([
        [0, '#bfe2f2'],
        [1, '#fffbe8'],
      ]),
    ) +
    stroke(
      d`M${x} 196V92a34 34 0 0 1 68 0v104zM${x + 34} 58v138M${x} 112h68M${x} 154h68`,
      '#ffffff',
      5,
    ) +
    rect(x - 6, 194, 80, 9, darken(wall, 0.12), { rx: 2 });
  const shaft = (x: number) =>
    path(
      polygon([x, 92, x + 68, 92, x + 168, 360, x + 60, 360]),
      stage.linear([
        [0, '#fff8dc', 0.55],
        [1, '#fff8dc', 0],
      ]),
    );
  const ribs = repeat(
    5,
    (index) =>
      d`M${index * 160} 0L${index * 160 + 44} 40H${index * 160 + 116}L${index * 160 + 160} 0`,
  );
  const folds = (x: number) =>
    repeat(3, (index) =>
      rect(x + index * 13, 66, 13.5, 158, index % 2 ? lighten(curtain, 0.14) : curtain),
    );
  const rows = repeat(3, (row) => {
    const pitch = 50 + row * 12;
    const y = 262 + row * 30;
    const count = 8;
    const s = 0.72 + row * 0.2;
    const chairs = repeat(count, (index) => {
      const x = 320 + (index - (count - 1) / 2) * pitch + (index < count / 2 ? -14 : 14);
      const color = darken(chair, 0.1 * row);
      return (
        stroke(
          d`M${x - 14 * s} ${y + 24 * s}v${22 * s}M${x + 14 * s} ${y + 24 * s}v${22 * s}`,
          '#2a2226',
          3.5 * s,
        ) +
        rect(x - 17 * s, y, 34 * s, 27 * s, color, { rx: 6 * s }) +
        rect(x - 17 * s, y, 34 * s, 7 * s, lighten(color, 0.2), { rx: 3.5 * s })
      );
    });
    return together(chairs);
  });
  const flagColors = [curtain, chair, '#f2b441'];
  const flags = repeat(15, (index) => {
    const x = 20 + index * 43;
    const y = 44 + 14 * Math.sin((((index % 5) + 0.5) / 5) * Math.PI);
    return path(d`M${x - 12} ${y}h24l-12 22z`, flagColors[index % 3] ?? curtain);
  });
  return (
    rect(
      0,
      0,
      640,
      240,
      stage.linear([
        [0, darken(wall, 0.06)],
        [1, lighten(wall, 0.25)],
      ]),
    ) +
    boards(236, floor) +
    together([34, 124, 448, 538].map(windowAt).join(''), true) +
    rect(226, 66, 188, 158, mix(curtain, '#120818', 0.55)) +
    circle(320, 150, 96, stage.glow('#fff1c0', 0.75)) +
    stroke('M312 224v-56l12 -10', '#15101a', 4, { 'stroke-linecap': 'round' }) +
    together(folds(222) + folds(379)) +
    path(`M222 62h196v20${repeat(6, () => 'q-16.3 18 -32.7 0')}z`, darken(curtain, 0.2)) +
    rect(206, 220, 228, 22, darken(floor, 0.35), { rx: 2 }) +
    rect(206, 220, 228, 5, lighten(floor, 0.2)) +
    stroke(`M0 40H640${ribs}`, beam, 9) +
    (random.chance(0.6)
      ? together(flags)
      : stage.repeated(circle(0, 0, 10, '#fff3c4') + circle(0, 0, 34, stage.glow('#fff3c4', 0.8)))(
          'M64 52h128h128h128h128',
        )) +
    shaft(34) +
    shaft(124) +
    rows
  );
}
