import { darken, lighten } from '../color';
import { EVERY_MOOD, type Motif } from '../motif';
import type { Stage } from '../stage';
import { d, oval } from '../path-data';
import { path, placement, stroke } from '../svg';

const SHEEN = oval(-22, -32, 8, 15, 28);

/** A balloon and its knot: the knot lies where the shade is darkest. */
const ROUND =
  'M-6 71L-1 62C-18 60 -46 30 -50 -4C-54 -34 -38 -64 0 -64C38 -64 54 -34 50 -4C46 30 18 60 1 62L6 71z';

function balloon(stage: Stage, color: string, transform: string): string {
  const paint = stage.radial(
    [
      [0, lighten(color, 0.6)],
      [0.35, color],
      [1, darken(color, 0.28)],
    ],
    0.34,
    0.262,
    0.77,
  );
  return path(ROUND, paint, { transform }) + path(SHEEN, '#ffffff', { opacity: 0.5, transform });
}

const HEART =
  'M0 58C-70 8 -62 -52 -26 -54C-10 -55 0 -42 0 -34C0 -42 10 -55 26 -54C62 -52 70 8 0 58z';

function heartBalloon(stage: Stage, color: string, transform: string): string {
  const paint = stage.linear(
    [
      [0, lighten(color, 0.5)],
      [0.5, color],
      [1, darken(color, 0.25)],
    ],
    0,
    0,
    1,
    1,
  );
  return (
    path('M-6 68L0 56L6 68z', color, { transform }) +
    path(HEART, paint, { transform }) +
    stroke('M-38 -30q4 -14 16 -14', '#ffffff', 6, {
      opacity: 0.6,
      'stroke-linecap': 'round',
      transform,
    })
  );
}

/** Balloons on strings, tied together below the picture. */
export const balloons: Motif = {
  moods: EVERY_MOOD,
  layouts: ['middle', 'column'],
  draw(stage) {
    const { random, palette } = stage;
    const [first, second] = palette.lights;
    const colors = [first, second, palette.extra, lighten(first, 0.5)];
    const spots = [
      [606, 96, 0.8],
      [396, 150, 0.72],
      [500, 66, 0.86],
      [596, 236, 0.92],
      [448, 226, 0.94],
      [532, 164, 1.16],
    ] as const;
    const heart = random.integer(2, 5);
    const turned = random.integer(0, 3);
    let strings = '';
    const shapes = spots.map(([x, y, scale], index) => {
      const centre = [x + random.between(-12, 12), y + random.between(-12, 12)] as const;
      strings += d`M${centre[0]} ${centre[1] + 60 * scale}Q${centre[0] + random.between(-26, 26)} 330 516 420`;
      const color = colors[(index + turned) % colors.length] ?? first;
      const draw = index === heart ? heartBalloon : balloon;
      return draw(stage, color, placement(...centre, random.between(-10, 10), scale));
    });
    return stroke(strings, palette.ink, 1.5, { opacity: 0.45 }) + shapes.join('');
  },
};
