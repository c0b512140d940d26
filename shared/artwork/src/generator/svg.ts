import { box, d, disc, short } from './path-data';

type Attributes = Record<string, string | number | undefined>;

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
): string => path(disc(cx, cy, r), fill, more);

/** A rectangle, its corners rounded by `rx`. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  { rx, ...more }: Attributes & { rx?: number } = {},
): string => path(box(x, y, width, height, rx), fill, more);

export const group = (content: string, more: Attributes): string => tag('g', more, content);

/** Where to put something drawn around the origin: whole pixels, whole degrees. */
export const placement = (x: number, y: number, turn = 0, scale = 1): string =>
  `translate(${Math.round(x)} ${Math.round(y)})` +
  (turn ? `rotate(${Math.round(turn)})` : '') +
  (scale === 1 ? '' : d`scale(${scale})`);

/** Places content drawn around the origin. */
export const place = (content: string, x: number, y: number, turn = 0, scale = 1): string =>
  group(content, { transform: placement(x, y, turn, scale) });

/**
 * The same paths, those of one paint made into one: a browser lays a path out once, whatever it
 * holds. For things of which none covers another; the parts of a thing keep their order where every
 * thing has them. A gradient spans its own shape, so shapes of one gradient stay apart unless
 * `isLevel` says that they begin and end at the same height.
 */
export function together(markup: string, isLevel = false): string {
  const all = new Map<string, string>();
  for (const [element, data = '', paint = ''] of markup.matchAll(/<path d='(.*?)'(.*?)\/>/g)) {
    const key = paint.includes('url') && !isLevel ? element : paint;
    const before = all.get(key) ?? '';
    all.delete(key);
    all.set(key, before + data);
  }
  return Array.from(all, ([key, data]) =>
    key.startsWith('<') ? key : `<path d='${data}'${key}/>`,
  ).join('');
}
