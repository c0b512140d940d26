import type { EventCategory, EventPosterSpec } from '../artwork-request';
import { MOTIFS } from './motifs';
import { arcs } from './motifs/arcs';
import { drawWords } from './poster-words';
import { createStage, drawGround } from './stage';

const WIDTH = 640;
const HEIGHT = 360;

const motifsOf = (category: string) => MOTIFS[category as EventCategory] ?? [arcs];

/**
 * Draws the poster of an event as a standalone SVG of 640 × 360. The same specification always
 * gives the same string; the id decides palette, motif and layout, the category the choice of motifs.
 */
export function renderEventPoster(spec: EventPosterSpec): string {
  const stage = createStage(spec.id);
  const fitting = motifsOf(spec.category).filter((motif) =>
    motif.moods.includes(stage.palette.mood),
  );
  const motif = stage.random.pick(fitting.length ? fitting : [arcs]);
  const picture = drawGround(stage, WIDTH, HEIGHT) + motif.draw(stage);
  const words =
    spec.showWords === false ? '' : drawWords(stage, motif.layouts, spec.title, spec.line ?? '');
  return stage.render({ width: WIDTH, height: HEIGHT }, picture + words);
}
