import type { PerformerCategory, PerformerPortraitSpec } from '../artwork-request';
import { BACKDROPS } from './portrait/backdrops';
import { drawFigure } from './portrait/figure';
import { PROPS } from './portrait/props';
import { createStage, drawGround } from './stage';
import { circle } from './svg';

const SIDE = 400;

/**
 * Draws a performer as a lit silhouette on 400 × 400: hair and backdrop by the id, the prop by the
 * category (none for an unknown one). Nobody is portrayed: there is no face.
 */
export function renderPerformerPortrait({ id, category }: PerformerPortraitSpec): string {
  const stage = createStage(id);
  const { palette, random } = stage;
  const props = PROPS[category as PerformerCategory];
  const backdrop = random.pick(BACKDROPS);
  const halo = palette.mood === 'night' ? palette.lights[0] : '#ffffff';
  const content =
    drawGround(stage, SIDE, SIDE) +
    backdrop(stage) +
    circle(200, 180, 190, stage.glow(halo, palette.mood === 'night' ? 0.5 : 0.75)) +
    drawFigure(stage, props && random.pick(props));
  return stage.render({ width: SIDE, height: SIDE }, content);
}
