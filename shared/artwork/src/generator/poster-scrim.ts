import type { Stage } from './stage';
import { rect } from './svg';

/** The weakest that a scrim gets under any word: 0 shows the motif, 1 the ground alone. */
export const SCRIM_LEAST = 0.78;

const SCRIM_MOST = 0.96;
const WIDTH = 640;
const HEIGHT = 360;
const FADE_UP = 90;
const FADE_ASIDE = 190;

/**
 * A veil in the colour of the ground that ends a little beyond the words, so that they keep their
 * contrast over any motif and hide no more of it than they must.
 *
 * @param words where the words end: their upper edge for a veil that rises from the foot, or their
 *   right edge for one that comes from the side
 */
export function drawScrim(stage: Stage, words: { top: number } | { right: number }): string {
  const [color] = stage.palette.ground;
  if ('top' in words) {
    const y = words.top - FADE_UP;
    const height = HEIGHT - y;
    const paint = stage.linear([
      [0, color, 0],
      [FADE_UP / height, color, SCRIM_LEAST],
      [1, color, SCRIM_MOST],
    ]);
    return rect(0, y, WIDTH, height, paint);
  }
  const width = words.right + FADE_ASIDE;
  const edge = words.right / width;
  const paint = stage.linear(
    [
      [0, color, SCRIM_MOST],
      [edge * 0.7, color, SCRIM_MOST - 0.02],
      [edge, color, SCRIM_LEAST],
      [1, color, 0],
    ],
    0,
    0,
    1,
    0,
  );
  return rect(0, 0, width, HEIGHT, paint);
}
