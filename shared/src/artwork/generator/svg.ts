type Attributes = Record<string, string | number | undefined>;

/** Shortens a number to what a 640 wide picture can show. */
export const short = (value: number): number =>
  Math.abs(value) < 10 ? Math.round(value * 100) / 100 : Math.round(value * 10) / 10;

/**
 * Escapes text for element content and for attributes in either kind of quotes. Control characters
 * go: XML forbids them, and one of them would break the whole picture.
 */
export const escapeText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** One element. Attributes use single quotes, because double quotes cost three bytes in a data URI. */
export function tag(name: string, attributes: Attributes, content = ''): string {
  let markup = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) {
      markup += ` ${key}='${typeof value === 'number' ? short(value) : value}'`;
    }
  }
  return content ? `${markup}>${content}</${name}>` : `${markup}/>`;
}

/** Path data with its numbers shortened: d`M${x} ${y}h10`. */
export function d(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.reduce((data, part, index) => data + short(values[index - 1] ?? 0) + part);
}

/** Calls the drawer `count` times and joins what it draws. */
export function repeat(count: number, draw: (index: number) => string): string {
  let markup = '';
  for (let index = 0; index < count; index += 1) markup += draw(index);
  return markup;
}

export const path = (data: string, fill: string, more: Attributes = {}): string =>
  tag('path', { d: data, fill, ...more });

export const stroke = (data: string, color: string, width: number, more: Attributes = {}): string =>
  tag('path', { d: data, fill: 'none', stroke: color, 'stroke-width': width, ...more });

export const circle = (
  cx: number,
  cy: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string => tag('circle', { cx, cy, r, fill, ...more });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string => tag('ellipse', { cx, cy, rx, ry, fill, ...more });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => tag('rect', { x, y, width, height, fill, ...more });

export const group = (content: string, more: Attributes): string => tag('g', more, content);

/** Where to put something drawn around the origin: whole pixels, whole degrees. */
export const placement = (x: number, y: number, turn = 0, scale = 1): string =>
  `translate(${Math.round(x)} ${Math.round(y)})` +
  (turn ? `rotate(${Math.round(turn)})` : '') +
  (scale === 1 ? '' : d`scale(${scale})`);

/** Places content drawn around the origin. */
export const place = (content: string, x: number, y: number, turn = 0, scale = 1): string =>
  group(content, { transform: placement(x, y, turn, scale) });

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
