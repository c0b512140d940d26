import type { AvatarSpec } from '../artwork-request';
import { drawFigure } from './portrait/figure';
import { createStage, drawGround } from './stage';
import { circle, group } from './svg';

const SIDE = 96;
const SCALE = SIDE / 300;

/** Draws the avatar of a person without a picture on 96 × 96: a silhouette in the light of the id. */
export function renderAvatar({ id }: AvatarSpec): string {
  const stage = createStage(id);
  const { palette } = stage;
  const halo = palette.mood === 'night' ? palette.lights[0] : '#ffffff';
  const figure = group(circle(200, 170, 170, stage.glow(halo, 0.8)) + drawFigure(stage), {
    transform: `scale(${SCALE})translate(-50 -46)`,
  });
  return stage.render({ width: SIDE, height: SIDE }, drawGround(stage, SIDE, SIDE) + figure);
}
