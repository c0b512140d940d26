import { mix } from '../color';
import { EVERY_MOOD, type Motif } from '../motif';
import { path } from '../svg';

const LINES = 17;
const STEP = 13;

/** Sound as ridges, one line behind another. */
export const waves: Motif = {
  moods: EVERY_MOOD,
  layouts: ['foot', 'middle'],
  draw(stage) {
    const { random, palette } = stage;
    const [first, second] = palette.lights;
    const isNight = palette.mood === 'night';
    const [left, right] = isNight
      ? [first, second]
      : [palette.extra, palette.mood === 'paper' ? first : palette.ink];
    const hue = stage.linear(
      [
        [0.3, left, 0.5],
        [0.62, mix(left, right, 0.5)],
        [1, right],
      ],
      0,
      0,
      640,
      0,
      { gradientUnits: 'userSpaceOnUse' },
    );
    const centre = random.between(430, 480);
    const spread = random.between(90, 120);
    const rough = random.between(0.3, 0.44);
    const phases = [random.between(0, 6), random.between(0, 6)] as const;
    let ridges = '';
    for (let line = 0; line < LINES; line += 1) {
      const base = 66 + line * 19;
      let data = `M-8 ${base}`;
      let last = 0;
      for (let x = 0; x <= 656; x += STEP) {
        const swell = Math.exp(-(((x - centre) / spread) ** 2));
        const peak =
          Math.sin(x * 0.05 + phases[0] + line * 0.7) * 0.5 +
          Math.sin(x * 0.021 + phases[1] - line * 0.4) * 0.5;
        const rise = Math.round(
          swell * (34 + 42 * Math.abs(peak) + rough * random.between(0, 36)) + random.between(0, 4),
        );
        data += `l${STEP} ${last - rise}`;
        last = rise;
      }
      ridges += path(`${data}V400H-8z`, palette.ground[0], {
        'fill-opacity': isNight ? 0.93 : 0.8,
        stroke: hue,
        'stroke-width': 2.1,
        'stroke-linejoin': 'round',
        opacity: 1 - Math.max(0, line - 11) * 0.1,
      });
    }
    return ridges;
  },
};
