import { lighten } from '../color';
import { BRIGHT_MOODS, type Motif } from '../motif';
import type { Stage } from '../stage';
import { circle, cosine, d, group, path, place, repeat, sine, stroke, tag } from '../svg';

/** Pieces of paper; those that are lines take their colour from the stroke of their group. */
const SHAPES = [
  path('M-9 -5h18v10h-18z', 'inherit', { stroke: 'none' }),
  circle(0, 0, 6, 'inherit', { stroke: 'none' }),
  path('M0 -9L8 6H-8z', 'inherit', { stroke: 'none' }),
  tag('path', { d: 'M-12 3q6 -12 12 0t12 0', fill: 'none' }),
  tag('path', { d: 'M0 -6a6 6 0 1 0 .1 0', fill: 'none' }),
];

/** A paper streamer: a spring that gets wider along its way. */
function streamer(stage: Stage, angle: number, color: string): string {
  const { random } = stage;
  const turns = random.integer(4, 6);
  const curls = repeat(turns, (turn) => {
    const reach = 34 + turn * 5;
    const side = turn % 2 ? -1 : 1;
    return d`q${reach * 0.7} ${side * reach * 0.8} ${reach} 0`;
  });
  return place(stroke(`M40 0${curls}`, color, 9, { 'stroke-linecap': 'round' }), 640, 372, angle);
}

/** Paper and streamers shot from the lower right corner. */
export const confetti: Motif = {
  moods: [...BRIGHT_MOODS, 'night'],
  layouts: ['middle', 'column'],
  draw(stage) {
    const { random, palette } = stage;
    const [first, second] = palette.lights;
    const colors = [first, second, palette.extra, lighten(first, 0.45)];
    const shapes = SHAPES.map(stage.symbol);
    const pieces = colors.map((color) => {
      const papers = repeat(19, () => {
        const angle = random.between(-178, -84);
        const reach = 90 + 400 * Math.sqrt(random.next());
        return random.pick(shapes)(
          640 + cosine(angle) * reach,
          372 + sine(angle) * reach,
          random.between(0, 360),
          random.between(0.7, 1.5),
        );
      });
      return group(papers, { fill: color, stroke: color, 'stroke-width': 4 });
    });
    const start = random.between(-165, -158);
    const streamers = repeat(4, (index) =>
      streamer(stage, start + index * 22, colors[index] ?? first),
    );
    const halo = palette.mood === 'night' ? palette.lights[0] : '#ffffff';
    return circle(640, 360, 360, stage.glow(halo, 0.5)) + streamers + pieces.join('');
  },
};
