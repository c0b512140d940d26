import { lighten } from '../color';
import type { Motif } from '../motif';
import { bokeh } from '../stagecraft';
import type { Stage } from '../stage';
import { cosine, d, sine } from '../path-data';
import { circle, rect, repeat } from '../svg';

const ROWS = 4;
/** Far enough to be outside of the picture. */
const AWAY = 1500;

/** A stick and its shine, to stand on lines that lie on their side. */
function stick(stage: Stage, color: string) {
  const shine = stage.linear([
    [0, '#ffffff'],
    [0.3, lighten(color, 0.45)],
    [1, color, 0.3],
  ]);
  return stage.repeated(
    circle(0, 6, 24, stage.glow(color, 0.4)) + rect(-5, -10, 10, 50, shine, { rx: 5 }),
  );
}

/** A hall full of light sticks, larger the nearer they are. */
export const lightSticks: Motif = {
  moods: ['night'],
  layouts: ['foot'],
  draw(stage) {
    const { random, palette } = stage;
    const colors = [palette.lights[0], palette.lights[0], palette.lights[1], palette.extra];
    const sway = random.between(-10, 10);
    const rows = repeat(ROWS, (row) => {
      const gap = 25 + row * 7;
      const lines: Record<string, string> = {};
      for (let index = 0; index < 660 / gap; index += 1) {
        const color = random.pick(colors);
        const x = Math.round(index * gap + random.between(-9, 9));
        const y = Math.round(124 + row * 46 + random.between(-22, 18));
        const lean = sway + random.between(-16, 16);
        // The other end of each line is a vertex too, so it lies where nobody sees its stick.
        const line = d`M${x} ${y}l${AWAY * cosine(lean)} ${AWAY * sine(lean)}`;
        lines[color] = (lines[color] ?? '') + line;
      }
      return Object.entries(lines)
        .map(([color, data]) => stick(stage, color)(data, 0.62 + row * 0.26))
        .join('');
    });
    const air = { left: 250, right: 640, top: 0, bottom: 110 };
    return (
      circle(430, 190, 330, stage.glow(palette.lights[0], 0.42)) +
      bokeh(stage, 13, air, colors) +
      rows
    );
  },
};
