import { lighten } from './color';
import type { Random } from './random';
import type { Stage } from './stage';
import { oval, polygon, turned } from './path-data';
import { circle, group, path, place, repeat, stroke } from './svg';

const SOFT_EDGES = [1, 0.86, 0.72, 0.58, 0.44, 0.3];

/**
 * A beam of light falling from a lamp. Nested cones stand in for a blur, which would cost a slow
 * phone more than all other shapes of the picture together.
 *
 * @param turn degrees from straight down; positive swings to the left
 * @param spread width of the beam at its end
 */
export function beam(
  stage: Stage,
  spot: { x: number; y: number; turn: number; length: number; spread: number; color: string },
): string {
  const { x, y, turn, length, spread, color } = spot;
  const paint = stage.linear([
    [0, lighten(color, 0.35), 0.36],
    [0.3, color, 0.23],
    [1, color, 0],
  ]);
  const cones = SOFT_EDGES.map((edge) =>
    path(
      polygon([
        -7 * edge,
        0,
        7 * edge,
        0,
        (spread * edge) / 2,
        length,
        (-spread * edge) / 2,
        length,
      ]),
      paint,
    ),
  );
  const lamp = path(oval(0, 0, 26, 12), stage.glow('#ffffff', 0.95));
  return place(cones.join('') + lamp, x, y, turn);
}

/** Heads, shoulders and raised arms along the lower edge, drawn as three thick strokes. */
export function crowd(
  random: Random,
  width: number,
  floor: number,
  color: string,
  size = 1,
): string {
  let heads = '';
  let bodies = '';
  let arms = '';
  for (let x = -6; x < width + 10; x += Math.round(random.between(17, 27) * size)) {
    const y = Math.round(floor - random.between(0, 18) * size);
    heads += `M${x} ${y}h0`;
    bodies += `M${x} ${y + Math.round(27 * size)}v60`;
    if (random.chance(0.32)) {
      const reach = random.between(34, 50) * size;
      const bend = random.between(-3, 9) * size;
      arms += `M${x + Math.round(13 * size)} ${y + Math.round(24 * size)}q${Math.round(9 * size)} ${Math.round(-18 * size)} ${Math.round(bend)} ${Math.round(-reach)}`;
    }
  }
  const round = { 'stroke-linecap': 'round' };
  return (
    stroke(heads, color, 20 * size, round) +
    stroke(bodies, color, 34 * size, round) +
    stroke(arms, color, 6.5 * size, round)
  );
}

/** Dots that shrink away from a centre, one path per size so that hundreds of dots stay small. */
export function halftone(
  field: { left: number; top: number; right: number; bottom: number; pitch: number },
  size: (x: number, y: number) => number,
  color: string,
): string {
  const { left, top, right, bottom, pitch } = field;
  const bySize = new Map<number, string>();
  let row = 0;
  for (let y = top; y <= bottom; y += pitch * 0.86) {
    row += 1;
    for (let x = left + (row % 2) * (pitch / 2); x <= right; x += pitch) {
      const dot = Math.round(size(x, y) * pitch * 0.55) * 2;
      if (dot > 0) bySize.set(dot, `${bySize.get(dot) ?? ''}M${Math.round(x)} ${Math.round(y)}h0`);
    }
  }
  const dots = Array.from(bySize, ([dot, data]) => `<path stroke-width='${dot}' d='${data}'/>`);
  return group(dots.join(''), { stroke: color, 'stroke-linecap': 'round', fill: 'none' });
}

/**
 * See-through petals around the origin. Where two of them overlap the colour is denser, so
 * neighbours are never in one path.
 *
 * @param start where the first one stands, in steps of the fan
 */
export function fan(
  petal: string,
  count: number,
  color: string,
  opacity: number,
  start = 0,
): string {
  const layers = ['', '', ''];
  for (let index = 0; index < count; index += 1) {
    const layer = index === count - 1 ? 2 - (index % 2) : index % 2;
    layers[layer] += turned(petal, ((index + start) * 360) / count);
  }
  return layers.map((data) => data && path(data, color, { opacity })).join('');
}

/** Out-of-focus lights in the air. */
export function bokeh(
  stage: Stage,
  count: number,
  area: { left: number; right: number; top: number; bottom: number },
  colors: readonly string[],
): string {
  const { random } = stage;
  return repeat(count, () =>
    circle(
      random.between(area.left, area.right),
      random.between(area.top, area.bottom),
      random.between(5, 24),
      random.pick(colors),
      { opacity: random.between(0.1, 0.34) },
    ),
  );
}

/** How opaque a speck of dust or a star may be. */
export const DUST = [0.4, 0.6, 0.8];

/** Small points of light: stars, or dust in a beam. Each size is one path. */
export function sparkle(random: Random, count: number, width: number, height: number): string {
  return [1.2, 2, 3]
    .map((size) => {
      const points = repeat(
        Math.round(count / 3),
        () => `M${random.integer(0, width)} ${random.integer(0, height)}h0`,
      );
      return stroke(points, '#ffffff', size, {
        'stroke-linecap': 'round',
        opacity: 0.9 - size / 6,
      });
    })
    .join('');
}
