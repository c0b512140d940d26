import { darken, mix } from '../color';
import type { Stage } from '../stage';
import { d } from '../path-data';
import { circle, path, rect, repeat, stroke } from '../svg';
import { boards, bulbs, plant, skyline } from './fittings';

const SCHEMES = [
  {
    sky: ['#2d2a5e', '#6e4f8f', '#e58a86'],
    city: '#2a2552',
    near: '#191535',
    deck: '#40241f',
    cloth: '#d9515a',
  },
  {
    sky: ['#1c3566', '#3f7bb0', '#ffc68a'],
    city: '#27436e',
    near: '#152848',
    deck: '#53362a',
    cloth: '#f2a63b',
  },
  {
    sky: ['#4a1f58', '#b8476b', '#ffb36b'],
    city: '#5a2457',
    near: '#331338',
    deck: '#432026',
    cloth: '#2fa19b',
  },
] as const;

/** A roof terrace at dusk under strings of bulbs. */
export function drawRooftop(stage: Stage): string {
  const { random } = stage;
  const { sky, city, near, deck, cloth } = random.pick(SCHEMES);
  const sun = random.between(150, 480);
  const railing = repeat(22, (index) => d`M${index * 31} 232v52`);
  const parasol = (x: number, scale: number, color: string) =>
    stroke(d`M${x} ${342}V${342 - 110 * scale}`, '#1d1216', 5) +
    path(
      d`M${x - 74 * scale} ${342 - 92 * scale}Q${x} ${342 - 190 * scale} ${x + 74 * scale} ${342 - 92 * scale}z`,
      color,
    ) +
    path(
      d`M${x - 24 * scale} ${342 - 92 * scale}Q${x} ${342 - 200 * scale} ${x + 24 * scale} ${342 - 92 * scale}z`,
      mix(color, '#ffffff', 0.25),
    ) +
    rect(x - 34 * scale, 342 - 34 * scale, 68 * scale, 6, '#1d1216', { rx: 3 }) +
    rect(x - 22, 338, 44, 7, '#1d1216', { rx: 3 });
  return (
    rect(
      0,
      0,
      640,
      290,
      stage.linear([
        [0, sky[0]],
        [0.55, sky[1]],
        [1, sky[2]],
      ]),
    ) +
    circle(sun, 232, 170, stage.glow('#ffe2a8', 0.75)) +
    circle(sun, 226, 36, '#fff0cb') +
    skyline(
      random,
      { left: 0, right: 640, floor: 286, low: 70, high: 158 },
      mix(city, sky[1], 0.35),
    ) +
    skyline(random, { left: 0, right: 640, floor: 286, low: 34, high: 104 }, near, '#ffd98a') +
    boards(278, deck) +
    stroke(`M0 234H640${railing}`, darken(near, 0.35), 4) +
    bulbs(stage, [-10, 40], [330, 62], 26, 8) +
    bulbs(stage, [330, 62], [650, 26], 30, 8) +
    stroke('M330 62V284', darken(near, 0.3), 6) +
    parasol(random.between(120, 170), 1.05, cloth) +
    parasol(random.between(450, 490), 1.2, mix(cloth, sky[2], 0.35)) +
    plant(600, 350, '#2c7a5a', '#7a3f2d', 0.85)
  );
}
