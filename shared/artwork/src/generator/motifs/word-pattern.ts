import { EVERY_MOOD, type Motif } from '../motif';
import { escapeText, group, place, tag } from '../svg';

const CALLS = ['ENCORE', 'FANCHANT', 'ONE MORE', 'SING IT', 'STAND BY', 'SHOWTIME'];
const ROWS = 6;
const SIZE = 84;

/** A call of the fans in outlined capitals, row upon row, one of them filled. */
export const wordPattern: Motif = {
  moods: EVERY_MOOD,
  layouts: ['middle', 'column'],
  draw(stage) {
    const { random, palette } = stage;
    const [first, second] = palette.lights;
    const call = random.pick(CALLS);
    const filled = random.integer(2, 3);
    const outline = palette.mood === 'vivid' ? palette.extra : first;
    const rows = Array.from({ length: ROWS }, (_, row) =>
      tag(
        'text',
        {
          x: -60 - ((row * 137) % 260),
          y: row * SIZE * 0.94,
          textLength: call.length * 58 * 3,
          lengthAdjust: 'spacingAndGlyphs',
          ...(row === filled
            ? {
                fill:
                  palette.mood === 'night'
                    ? second
                    : palette.lights[palette.mood === 'paper' ? 0 : 1],
              }
            : {
                fill: 'none',
                stroke: outline,
                'stroke-width': 1.8,
                opacity: row % 2 ? 0.85 : 0.5,
              }),
        },
        escapeText(`${call} ${call} ${call}`),
      ),
    );
    return group(place(rows.join(''), 150, -10, random.pick([-14, -10, 10])), {
      'font-family': 'Arial Black,Helvetica Neue,Arial,sans-serif',
      'font-weight': 900,
      'font-size': SIZE,
    });
  },
};
