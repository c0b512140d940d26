import { lighten } from '../color';
import type { Motif } from '../motif';
import { bokeh } from '../stagecraft';
import { cosine, d, sine } from '../path-data';
import { circle, rect, repeat, together } from '../svg';

const ROWS = 4;
/** Far enough to be outside of the picture. */
const AWAY = 1500;

/** A hall full of light sticks, larger the nearer they are. */
export const lightSticks: Motif = {
  moods: ['night'],
  layouts: ['foot'],
  draw(stage) {
    const { random, palette } = stage;
    const colors = [palette.lights[0], palette.lights[0], palette.lights[1], palette.extra];
    const sticks = colors.map((color) => {
      const shine = stage.linear([
        [0, '#ffffff'],
        [0.3, lighten(color, 0.45)],
        [1, color, 0.3],
      ]);
      return stage.repeated(
        circle(0, 6, 24, stage.glow(color, 0.4)) + rect(-5, -10, 10, 50, shine, { rx: 5 }),
      );
    });
    const sway = random.between(-10, 10);
    const rows = repeat(ROWS, (row) => {
      const gap = 25 + row * 7;
      const crowd = repeat(Math.ceil(660 / gap), (index) => {
        const stick = random.pick(sticks);
        const x = Math.round(index * gap + random.between(-9, 9));
        const y = Math.round(124 + row * 46 + random.between(-22, 18));
        const lean = sway + random.between(-16, 16);
        // Each stands on a line that lies on its side and has its other end where nobody sees it.
        const line = d`M${x} ${y}l${AWAY * cosine(lean)} ${AWAY * sine(lean)}`;
        return stick(line, 0.62 + row * 0.26);
      });
      return together(crowd, true);
    });
    const air = { left: 250, right: 640, top: 0, bottom: 110 };
    return (
      circle(430, 190, 330, stage.glow(palette.lights[0], 0.42)) +
      bokeh(stage, 13, air, colors) +
      rows
    );
  },
};
