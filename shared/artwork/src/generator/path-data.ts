/** Shortens a number to what a 640 wide picture can show. */
export const short = (value: number): number =>
  Math.abs(value) < 10 ? Math.round(value * 100) / 100 : Math.round(value * 10) / 10;

/** Path data with its numbers shortened: d`M${x} ${y}h10`. */
export function d(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.reduce((data, part, index) => data + short(values[index - 1] ?? 0) + part);
}

/** Closed path data through x, y pairs. */
export function polygon(points: readonly number[]): string {
  const corners: string[] = [];
  for (let index = 0; index < points.length; index += 2) {
    corners.push(d`${points[index] ?? 0} ${points[index + 1] ?? 0}`);
  }
  return `M${corners.join('L')}Z`;
}

const HALF_TURN = 180;

/** Cosine and sine of degrees. */
export const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / HALF_TURN);
export const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / HALF_TURN);

/**
 * Path data of an ellipse that leans by degrees, clockwise as `box`, so that both stay filled where
 * they overlap. Its arcs are a little small: they grow to fit, and would bulge if too large.
 */
export function oval(x: number, y: number, rx: number, ry: number, lean = 0): string {
  const [toX, toY] = [rx * cosine(lean), rx * sine(lean)];
  const half = d`a${rx - 0.1} ${ry - 0.1} ${lean} 1 1 `;
  return (
    d`M${x - toX} ${y - toY}` + half + d`${2 * toX} ${2 * toY}` + half + d`${-2 * toX} ${-2 * toY}z`
  );
}

/** Path data of a disc. */
export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);

/** Path data of a rectangle, its corners rounded by `r`. */
export function box(x: number, y: number, width: number, height: number, r = 0): string {
  if (!r) return d`M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return d`M${x + r} ${y}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 ${-r} ${r}h${-across}a${r} ${r} 0 0 1 ${-r} ${-r}v${-down}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

/**
 * Path data of points around the origin, turned by degrees, scaled and moved, its numbers worked
 * out. No H and V, in either case; arcs keep their size, so only the straight and the bent ones scale.
 */
export function turned(data: string, turn: number, scale = 1, x = 0, y = 0): string {
  const along = cosine(turn) * scale;
  const aside = sine(turn) * scale;
  let [left, top] = [x, y];
  return data.replace(
    /([a-z](?:[\d.]+ [\d.]+ 0 . . )?)|(\S+) ([-\d.]+)/gi,
    (_, command: string, px: number, py: number) => {
      if (command) [left, top] = command > 'Z' ? [0, 0] : [x, y];
      return command || d`${along * px - aside * py + left} ${aside * px + along * py + top}`;
    },
  );
}

/** Path data drawn around the origin, put where `place` would put it. */
export const moved = (data: string, x: number, y: number, turn = 0, scale = 1): string =>
  turned(data, Math.round(turn), Math.round(scale * 100) / 100, Math.round(x), Math.round(y));
