import { lighten } from '../color';
import { BRIGHT_MOODS, type Motif } from '../motif';
import type { Stage } from '../stage';
import { cosine, d, disc, moved, sine } from '../path-data';
import { circle, path, repeat, stroke, together } from '../svg';

/** Pieces of paper: strips, dots, corners, and then two that are lines: curls and rings. */
const PAPERS = ['M-9 -5L9 -5L9 5L-9 5z', '', 'M0 -9L8 6L-8 6z', 'M-12 3q6 -12 12 0t12 0', ''];
const FIRST_LINE = 3;

/** A paper streamer: a spring that gets wider along its way. */
function streamer(stage: Stage, angle: number, color: string): string {
  const { random } = stage;
  const turns = random.integer(4, 6);
  const curls = repeat(turns, (turn) => {
    const reach = 34 + turn * 5;
    const side = turn % 2 ? -1 : 1;
    return d`q${reach * 0.7} ${side * reach * 0.8} ${reach} 0`;
  });
  return stroke(moved(`M40 0${curls}`, 640, 372, angle), color, 9, { 'stroke-linecap': 'round' });
}

/** Paper and streamers shot from the lower right corner. */
export const confetti: Motif = {
  moods: [...BRIGHT_MOODS, 'night'],
  layouts: ['middle', 'column'],
  draw(stage) {
    const { random, palette } = stage;
    const [first, second] = palette.lights;
    const colors = [first, second, palette.extra, lighten(first, 0.45)];
    const pieces = colors.map((color) => {
      const papers = repeat(19, () => {
        const angle = random.between(-178, -84);
        const reach = 90 + 400 * Math.sqrt(random.next());
        const kind = random.integer(0, 4);
        const x = 640 + cosine(angle) * reach;
        const y = 372 + sine(angle) * reach;
        const turn = random.between(0, 360);
        const scale = random.between(0.7, 1.5);
        const shape = PAPERS[kind];
        const paper = shape ? moved(shape, x, y, turn, scale) : disc(x, y, 6 * scale);
        return kind < FIRST_LINE ? path(paper, color) : stroke(paper, color, Math.round(scale * 4));
      });
      return together(papers);
    });
    const start = random.between(-165, -158);
    const streamers = repeat(4, (index) =>
      streamer(stage, start + index * 22, colors[index] ?? first),
    );
    const halo = palette.mood === 'night' ? palette.lights[0] : '#ffffff';
    return circle(640, 360, 360, stage.glow(halo, 0.5)) + streamers + pieces.join('');
  },
};
