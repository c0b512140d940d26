import { lighten } from '../color';
import type { Motif } from '../motif';
import { bokeh } from '../stagecraft';
import { circle, place, rect, repeat } from '../svg';

const ROWS = 4;

/** A hall full of light sticks, larger the nearer they are. */
export const lightSticks: Motif = {
  moods: ['night'],
  layouts: ['foot'],
  draw(stage) {
    const { random, palette } = stage;
    const colors = [palette.lights[0], palette.lights[0], palette.lights[1], palette.extra];
    const paint = colors.map((color) =>
      stage.linear(
        [
          [0, '#ffffff'],
          [0.25, lighten(color, 0.5)],
          [1, color, 0.35],
        ],
        0,
        0,
        0,
        1,
      ),
    );
    const sway = random.between(-10, 10);
    const rows = repeat(ROWS, (row) => {
      const scale = 0.62 + row * 0.28;
      const gap = 21 + row * 6;
      return repeat(Math.ceil(660 / gap), (index) => {
        const color = random.integer(0, 3);
        const x = index * gap + random.between(-8, 8);
        const y = 150 + row * 52 + random.between(-20, 16);
        const turn = sway + random.between(-15, 15);
        const glow =
          index % 2 ? '' : circle(0, 10, 22, stage.glow(colors[color] ?? '#ffffff', 0.4));
        return place(
          glow + rect(-4, -6, 8, 42, paint[color] ?? '#ffffff', { rx: 4 }),
          x,
          y,
          turn,
          scale,
        );
      });
    });
    const air = { left: 250, right: 640, top: 0, bottom: 130 };
    return (
      circle(430, 210, 330, stage.glow(palette.lights[0], 0.36)) +
      bokeh(stage, 13, air, colors) +
      rows
    );
  },
};
