import { EVERY_MOOD, type Motif } from '../motif';
import { d } from '../path-data';
import { rect, repeat, stroke } from '../svg';

const BAR = 18;
const STEP = 25;
const FLOOR = 262;

/** The levels of a song as lit segments, with their reflection. */
export const equaliser: Motif = {
  moods: EVERY_MOOD,
  layouts: ['foot', 'middle'],
  draw(stage) {
    const { random, palette } = stage;
    const [first, second] = palette.lights;
    const isNight = palette.mood === 'night';
    const phase = random.between(0, 6);
    const pace = random.between(0.45, 0.8);
    let bars = '';
    let reflection = '';
    let peaks = '';
    for (let index = 0; index * STEP < 640; index += 1) {
      const x = 8 + index * STEP + BAR / 2;
      const swing = Math.sin(phase + index * pace) * 0.5 + Math.sin(phase * 2 + index * 0.31) * 0.5;
      const height =
        40 + 190 * (0.5 + swing / 2) * random.between(0.65, 1) * (0.35 + (0.65 * x) / 640);
      bars += d`M${x} ${FLOOR}v${-height}`;
      reflection += d`M${x} ${FLOOR + 8}v${height * 0.42}`;
      peaks += d`M${x} ${FLOOR - height - 14}v-5`;
    }
    const level = stage.linear(
      [
        [0, first],
        [0.55, palette.extra],
        [1, second],
      ],
      0,
      FLOOR,
      0,
      30,
      { gradientUnits: 'userSpaceOnUse' },
    );
    const dashed = { 'stroke-dasharray': '9 4' };
    const haze = repeat(isNight ? 1 : 0, () =>
      rect(
        0,
        60,
        640,
        300,
        stage.linear([
          [0, first, 0],
          [0.66, first, 0.3],
          [1, first, 0],
        ]),
      ),
    );
    return (
      haze +
      stroke(reflection, level, BAR, { ...dashed, opacity: 0.2 }) +
      stroke(bars, level, BAR, dashed) +
      stroke(peaks, isNight ? '#ffffff' : palette.ink, BAR, { opacity: 0.85 })
    );
  },
};
