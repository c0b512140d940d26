import { type Palette, paletteOf } from './palettes';
import { createRandom, type Random } from './random';
import { path, rect, repeat, tag } from './svg';

/** Offset 0–1, colour, opacity 0–1 (1 when left out). */
type Stop = readonly [offset: number, color: string, opacity?: number];

/** What every drawer gets: the colours, the chance and the paint shop of one picture. */
export interface Stage {
  palette: Palette;
  random: Random;
  /**
   * Defines a straight gradient over the painted shape (fractions of its box), from its top to its
   * foot unless told, and returns its paint. `more` are further attributes of the gradient.
   */
  linear(
    stops: readonly Stop[],
    x1?: number,
    y1?: number,
    x2?: number,
    y2?: number,
    more?: Record<string, string>,
  ): string;
  /** Defines a round gradient over the painted shape, brightest at (cx, cy), and returns its paint. */
  radial(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string;
  /** A soft light of one colour, to fill a circle with. The same colour is defined once. */
  glow(color: string, opacity?: number): string;
  /**
   * Defines a drawing around the origin that appears at every vertex of path data, turned as the
   * line runs there, `size` times as large. It is laid out once, however often it appears.
   */
  repeated(content: string): (data: string, size?: number) => string;
  /** Defines a clip and returns the value of `clip-path`. */
  clip(shape: string): string;
  /** Closes the picture: all definitions, then the content. Its name is the `alt` of its `<img>`. */
  render(size: { width: number; height: number }, content: string): string;
}

/**
 * Opens the stage of one picture; the seed, an id, decides colours and chance.
 *
 * @param prefix begins the names of its definitions; a picture within another needs one of its own
 */
export function createStage(seed: string, prefix = 'd'): Stage {
  const definitions: string[] = [];
  const known = new Map<string, string>();
  const define = (build: (id: string) => string): string => {
    const key = build('');
    let name = known.get(key);
    if (!name) {
      name = `${prefix}${known.size}`;
      known.set(key, name);
      definitions.push(build(name));
    }
    return name;
  };
  const paint = (build: (id: string) => string) => `url(#${define(build)})`;
  const stopTags = (stops: readonly Stop[]) =>
    repeat(stops.length, (index) => {
      const [offset, color, opacity] = stops[index] as Stop;
      return tag('stop', { offset, 'stop-color': color, 'stop-opacity': opacity });
    });
  const stage: Stage = {
    palette: paletteOf(seed),
    random: createRandom(seed),
    linear: (stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1, more = {}) =>
      paint((id) => tag('linearGradient', { id, x1, y1, x2, y2, ...more }, stopTags(stops))),
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) =>
      paint((id) => tag('radialGradient', { id, cx, cy, r }, stopTags(stops))),
    glow: (color, opacity = 1) =>
      stage.radial([
        [0, color, opacity],
        [0.4, color, opacity * 0.4],
        [1, color, 0],
      ]),
    repeated: (content) => {
      const marker = paint((id) =>
        tag('marker', { id, orient: 'auto', overflow: 'visible' }, content),
      );
      const ends = { 'marker-start': marker, 'marker-mid': marker, 'marker-end': marker };
      return (data, size = 1) => path(data, 'none', { 'stroke-width': size, ...ends });
    },
    clip: (shape) => paint((id) => tag('clipPath', { id }, shape)),
    render: ({ width, height }, content) =>
      tag(
        'svg',
        {
          xmlns: 'http://www.w3.org/2000/svg',
          viewBox: `0 0 ${width} ${height}`,
          width,
          height,
          'xml:lang': 'zh-TW',
        },
        definitions.join('') + content,
      ),
  };
  return stage;
}

/** The diagonal ground of a palette. */
export function drawGround(stage: Stage, width: number, height: number): string {
  const [first, second, third] = stage.palette.ground;
  const paint = stage.linear(
    [
      [0, first],
      [0.55, second],
      [1, third],
    ],
    0,
    0.15,
    1,
    0.85,
  );
  return rect(0, 0, width, height, paint);
}
