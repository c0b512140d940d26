import type { Mood } from './palettes';
import type { WordLayout } from './poster-words';
import type { Stage } from './stage';

/** One kind of picture for event posters. It is drawn on 640 × 360 with its weight at the right. */
export interface Motif {
  moods: readonly Mood[];
  layouts: readonly WordLayout[];
  draw(stage: Stage): string;
}

export const EVERY_MOOD: readonly Mood[] = ['night', 'vivid', 'paper'];
export const BRIGHT_MOODS: readonly Mood[] = ['vivid', 'paper'];
