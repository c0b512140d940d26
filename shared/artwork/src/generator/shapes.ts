import { cosine, polygon, sine } from './path-data';

/** Signs around the origin, about 100 tall. */
export const HEART =
  'M0 46C-60 4 -58 -46 -24 -48C-10 -48 0 -38 0 -28C0 -38 10 -48 24 -48C58 -46 60 4 0 46z';
export const BOLT = 'M14 -56L-36 10H-6L-18 56L36 -16H4z';

/** A star around the origin; `depth` is the inner radius as a part of the outer one. */
export function star(points: number, radius: number, depth: number, turn = -90): string {
  const corners: number[] = [];
  for (let index = 0; index < points * 2; index += 1) {
    const reach = index % 2 ? radius * depth : radius;
    const angle = turn + (index * 180) / points;
    corners.push(reach * cosine(angle), reach * sine(angle));
  }
  return polygon(corners);
}

export const STAR = star(5, 54, 0.46);

/** Sun rays around the origin as one path. */
export function rays(count: number, radius: number, share = 0.5): string {
  let data = '';
  for (let index = 0; index < count; index += 1) {
    const from = (index * 360) / count;
    const to = from + (360 / count) * share;
    data += polygon([
      0,
      0,
      radius * cosine(from),
      radius * sine(from),
      radius * cosine(to),
      radius * sine(to),
    ]);
  }
  return data;
}
