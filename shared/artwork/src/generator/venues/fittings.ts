import { darken, lighten } from '../color';
import type { Random } from '../random';
import type { Stage } from '../stage';
import { d, polygon } from '../path-data';
import { circle, path, rect, repeat, stroke } from '../svg';

/** A cone of light under a lamp at (x, y). */
export function lightCone(
  stage: Stage,
  x: number,
  y: number,
  reach: number,
  spread: number,
  color = '#fff3c4',
  opacity = 0.6,
): string {
  const paint = stage.linear([
    [0, color, opacity],
    [1, color, 0],
  ]);
  return path(polygon([x - 8, y, x + 8, y, x + spread, y + reach, x - spread, y + reach]), paint);
}

/** A lamp on its cord, with bulb and light. */
export function pendant(stage: Stage, x: number, drop: number, shade: string): string {
  return (
    lightCone(stage, x, drop + 24, 170, 78) +
    stroke(d`M${x} 0V${drop}`, darken(shade, 0.55), 2.5) +
    circle(x, drop + 24, 9, '#fff6cf') +
    path(d`M${x - 28} ${drop + 26}a28 26 0 0 1 56 0z`, shade)
  );
}

/** A plant with broad leaves in a pot that stands on `floor`. */
export function plant(x: number, floor: number, leaf: string, pot: string, scale = 1): string {
  const s = scale;
  const top = floor - 46 * s;
  const leaves = [-46, -24, 2, 26, 48].map((lean, index) => {
    const height = (index === 2 ? 104 : 88 - Math.abs(lean) * 0.5) * s;
    const tip = x + lean * s;
    return path(
      d`M${x} ${top + 6}Q${x + lean * 0.1 * s - 18 * s} ${top - height * 0.6} ${tip} ${top - height}Q${x + lean * 0.7 * s + 18 * s} ${top - height * 0.4} ${x} ${top + 6}z`,
      index % 2 ? leaf : darken(leaf, 0.2),
    );
  });
  return (
    leaves.join('') +
    path(polygon([x - 28 * s, top, x + 28 * s, top, x + 21 * s, floor, x - 21 * s, floor]), pot) +
    rect(x - 31 * s, top - 4 * s, 62 * s, 12 * s, darken(pot, 0.14), { rx: 2 })
  );
}

/** Walls of a city with some lit windows, standing on `floor`. */
export function skyline(
  random: Random,
  area: { left: number; right: number; floor: number; low: number; high: number },
  color: string,
  light?: string,
): string {
  const { left, right, floor, low, high } = area;
  let roofs = d`M${left} ${floor}`;
  let lights = '';
  for (let x = left; x < right;) {
    const width = random.between(30, 62);
    const top = floor - random.between(low, high);
    roofs += d`V${top}h${Math.min(width, right - x)}`;
    for (let y = top + 12; y < floor - 8; y += 15) {
      for (let wx = x + 8; wx < x + width - 8; wx += 13) {
        if (random.chance(0.26)) lights += d`M${wx} ${y}v6`;
      }
    }
    x += width;
  }
  return (
    path(`${roofs}V${floor}z`, color) + (light ? stroke(lights, light, 4, { opacity: 0.85 }) : '')
  );
}

/** Boards that run towards the viewer from `top` to the lower edge. */
export function boards(top: number, color: string, centre = 320): string {
  const seams = repeat(17, (index) => {
    const offset = index - 8;
    return d`M${centre + offset * 52} ${top}L${centre + offset * 104} 360`;
  });
  return (
    rect(0, top, 640, 360 - top, color) + stroke(seams, darken(color, 0.22), 2, { opacity: 0.7 })
  );
}

/** A person seen from behind, feet at (x, floor). */
export function visitor(x: number, floor: number, color: string, scale = 1): string {
  const s = scale;
  return (
    circle(x, floor - 112 * s, 12 * s, color) +
    path(
      d`M${x - 17 * s} ${floor - 86 * s}q0 ${-13 * s} ${17 * s} ${-13 * s}t${17 * s} ${13 * s}l${-2 * s} ${44 * s}l${-5 * s} ${42 * s}h${-7 * s}l${-2 * s} ${-38 * s}h${-2 * s}l${-2 * s} ${38 * s}h${-7 * s}l${-5 * s} ${-42 * s}z`,
      color,
    )
  );
}

/** A string of bulbs hanging between two points. */
export function bulbs(
  stage: Stage,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  count: number,
): string {
  const at = (part: number) => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part + sag * 4 * part * (1 - part) + 8,
  ];
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2] as const;
  const cord = d`M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}`;
  const bulb =
    circle(0, 0, 20, stage.glow('#ffe7a0', 0.7)) + circle(0, 0, 5, lighten('#ffe7a0', 0.4));
  const places = Array.from({ length: count }, (_, index) => at((index + 0.5) / count));
  return stroke(cord, '#1a1026', 2) + stage.repeated(bulb)(polygon(places.flat()).slice(0, -1));
}
