import { darken, mix } from '../color';
import { beam, crowd } from '../stagecraft';
import type { Stage } from '../stage';
import { d, polygon } from '../path-data';
import { circle, path, rect, repeat, stroke, together } from '../svg';

const SCHEMES = [
  { back: '#150824', floor: '#3a1d52', lights: ['#ff6fd0', '#ffc266', '#c06bff'] },
  { back: '#060a26', floor: '#1c2a63', lights: ['#63d8ff', '#8f7bff', '#ff7fd1'] },
  { back: '#1f0610', floor: '#57182a', lights: ['#ff6a5e', '#ffb84d', '#ff7fb2'] },
] as const;

function speaker(x: number, y: number): string {
  return (
    rect(x, y, 56, 84, '#0d0713', { rx: 3 }) +
    circle(x + 28, y + 24, 14, 'none', { stroke: '#574a63', 'stroke-width': 3 }) +
    circle(x + 28, y + 58, 18, 'none', { stroke: '#574a63', 'stroke-width': 3 }) +
    circle(x + 28, y + 58, 6, '#574a63')
  );
}

const DRUMS =
  'M262 270v-34q0 -12 12 -12h4q-8 -14 4 -20q16 -6 26 6h30q10 -12 26 -6q12 6 4 20h4q12 0 12 12v34z';

/** A stage under its truss, seen from the back of the crowd. */
export function drawLiveHouse(stage: Stage): string {
  const { random } = stage;
  const { back, floor, lights } = random.pick(SCHEMES);
  const truss = repeat(19, (index) => d`M${48 + index * 29} 42l14.5 -14l14.5 14`);
  const lamps = repeat(6, (index) =>
    beam(stage, {
      x: 84 + index * 94,
      y: 46,
      turn: random.between(-22, 22),
      length: 250,
      spread: random.between(110, 160),
      color: random.pick(lights),
    }),
  );
  return (
    rect(
      0,
      0,
      640,
      360,
      stage.linear([
        [0, darken(back, 0.3)],
        [1, mix(back, floor, 0.5)],
      ]),
    ) +
    circle(320, 200, 250, stage.glow(lights[0], 0.4)) +
    path(polygon([70, 270, 570, 270, 640, 316, 640, 360, 0, 360, 0, 316]), floor) +
    stroke('M70 270H570', mix(floor, lights[0], 0.55), 4) +
    stroke(`M40 28H600M40 42H600${truss}`, '#4a4056', 3) +
    lamps +
    rect(230, 262, 184, 12, darken(floor, 0.35), { rx: 3 }) +
    path(DRUMS, '#0d0713') +
    circle(320, 246, 25, mix('#0d0713', lights[0], 0.3)) +
    stroke('M246 206h46M348 206h46M268 206v60M372 206v60', '#0d0713', 4) +
    together(speaker(96, 192) + speaker(488, 192)) +
    stroke(d`M${random.pick([188, 452])} 272v-66l12 -9`, '#0d0713', 4) +
    crowd(random, 640, 338, darken(back, 0.55))
  );
}
