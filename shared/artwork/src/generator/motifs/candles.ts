import { darken, lighten, mix } from '../color';
import type { Motif } from '../motif';
import type { Stage } from '../stage';
import { d } from '../path-data';
import { circle, path, rect, repeat, stroke, together } from '../svg';

const TOP = 226;

function candle(stage: Stage, x: number, height: number, color: string): string {
  const y = TOP - height;
  const stripe = lighten(color, 0.75);
  const stripes = repeat(Math.floor(height / 16), (row) => d`M${x - 6} ${y + 14 + row * 16}l12 -9`);
  return (
    circle(x, y - 22, 46, stage.glow('#ffdf7e', 0.75)) +
    rect(x - 6, y, 12, height, color, { rx: 3 }) +
    stroke(stripes, stripe, 4) +
    stroke(d`M${x} ${y}v-8`, '#5b2a1c', 2) +
    path(d`M${x} ${y - 38}c12 14 11 29 0 31c-11 -2 -12 -17 0 -31z`, '#ffc93f') +
    path(d`M${x} ${y - 25}c6 7 6 16 0 17c-6 -1 -6 -10 0 -17z`, '#fff6d6')
  );
}

function frosting(x: number, y: number, width: number, color: string, stage: Stage): string {
  const drops = Math.round(width / 40);
  const step = width / drops;
  const scallops = repeat(drops, () => {
    const fall = stage.random.between(16, 34);
    return d`v${fall}a${step / 2} ${step / 2} 0 0 1 ${-step} 0v${-fall}`;
  });
  return path(d`M${x} ${y + 12}q0 -12 12 -12h${width - 12}v22` + scallops + 'z', color);
}

/** A birthday cake whose candles light the room. */
export const candles: Motif = {
  moods: ['night', 'paper'],
  layouts: ['middle', 'column'],
  draw(stage) {
    const { random, palette } = stage;
    const [first, second] = palette.lights;
    const left = random.between(318, 350);
    const sponge = mix('#fff3ea', palette.ground[2], 0.1);
    const icing = mix(first, '#ffffff', 0.25);
    const count = random.integer(5, 7);
    const colors = [second, first, palette.extra];
    const step = (640 - left - 40) / count;
    const width = 660 - left;
    return (
      circle(
        500,
        150,
        300,
        stage.glow(palette.mood === 'night' ? palette.ground[2] : '#ffd98a', 0.5),
      ) +
      together(
        repeat(count, (index) =>
          candle(
            stage,
            left + 40 + index * step,
            random.between(58, 92),
            colors[index % colors.length] ?? first,
          ),
        ),
      ) +
      rect(
        left,
        TOP,
        width,
        140,
        stage.linear([
          [0, sponge],
          [1, darken(sponge, 0.14)],
        ]),
        {
          rx: 12,
        },
      ) +
      rect(left, TOP + 88, width, 12, mix(icing, sponge, 0.35)) +
      frosting(left, TOP, width, icing, stage) +
      rect(left - 32, 336, 400, 40, mix(second, '#ffffff', 0.3), { rx: 8 }) +
      rect(left - 32, 336, 400, 7, '#ffffff', { rx: 3, opacity: 0.45 })
    );
  },
};
