import { lighten } from './color';
import type { Random } from './random';
import type { Stage } from './stage';
import { circle, d, ellipse, group, path, place, polygon, repeat } from './svg';

const SOFT_EDGES = [1, 0.78, 0.56, 0.34];

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
  const paint = stage.linear(
    [
      [0, lighten(color, 0.35), 0.46],
      [0.3, color, 0.3],
      [1, color, 0],
    ],
    0,
    0,
    0,
    1,
  );
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
  const lamp = ellipse(0, 0, 26, 12, stage.glow('#ffffff', 0.95));
  return place(cones.join('') + lamp, x, y, turn);
}

/** Heads, shoulders and raised arms along the lower edge. */
export function crowd(
  random: Random,
  width: number,
  floor: number,
  color: string,
  size = 1,
): string {
  let data = '';
  let arms = '';
  for (let x = -10; x < width + 10; x += random.between(17, 27) * size) {
    const radius = random.between(8.5, 11.5) * size;
    const y = floor - random.between(0, 18) * size;
    data += d`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0`;
    data += d`M${x - radius * 1.9} 400V${y + radius * 2.4}q0 ${-radius * 1.3} ${radius * 1.9} ${-radius * 1.3}t${radius * 1.9} ${radius * 1.3}V400z`;
    if (random.chance(0.3)) {
      arms += d`M${x + radius * 1.4} ${y + radius * 2}q${radius} ${-radius * 2} ${random.between(-2, 8)} ${-radius * random.between(3.6, 5)}`;
    }
  }
  return (
    path(data, color) +
    path(arms, 'none', { stroke: color, 'stroke-width': 6.5 * size, 'stroke-linecap': 'round' })
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

/** Small stars of the night sky. */
export function starrySky(random: Random, count: number, width: number, height: number): string {
  return repeat(count, () =>
    circle(
      random.between(0, width),
      random.between(0, height),
      random.between(0.6, 1.7),
      '#ffffff',
      {
        opacity: random.between(0.3, 0.9),
      },
    ),
  );
}
