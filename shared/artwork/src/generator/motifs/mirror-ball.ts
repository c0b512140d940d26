import { mix } from '../color';
import type { Motif } from '../motif';
import type { Stage } from '../stage';
import { cosine, d, oval, sine } from '../path-data';
import { circle, path, place, repeat, stroke, together } from '../svg';

const ROWS = 11;
const COLUMNS = 14;
const SHADES = 6;
/** Tiles are cut on a grid of quarter pixels, to be written in whole numbers. */
const FINENESS = 4;
/** How strong the spots on the walls may be. */
const STRENGTHS = [0.17, 0.26, 0.36, 0.45];

/** Tiles of the front half of a sphere, collected by shade so that each shade is one path. */
function tiles(stage: Stage, radius: number, turn: number): string {
  const { random, palette } = stage;
  const [first, second] = palette.lights;
  const shades = Array.from({ length: SHADES }, () => '');
  const reach = radius * FINENESS;
  const point = (longitude: number, latitude: number) =>
    [
      Math.round(reach * cosine(latitude) * sine(longitude)),
      Math.round(-reach * sine(latitude)),
    ] as const;
  for (let row = 0; row < ROWS; row += 1) {
    const low = -90 + (row * 180) / ROWS;
    const high = low + 180 / ROWS - 1.6;
    for (let column = 0; column < COLUMNS; column += 1) {
      const west = -90 + (column * 180) / COLUMNS + (row % 2) * turn;
      const east = Math.min(90, west + 180 / COLUMNS - 1.6);
      const facing = cosine(west + 38) * cosine(low - 30);
      const light = Math.max(0, facing) * 3.4 + random.next() * 2.4;
      const shade = Math.min(SHADES - 1, Math.floor(light));
      const [x, y] = point(west, low);
      const others = [point(east, low), point(east, high), point(west, high)];
      shades[shade] += `M${x} ${y}${others.map(([px, py]) => `L${px} ${py}`).join('')}z`;
    }
  }
  const dark = mix(palette.ground[1], '#000000', 0.35);
  const colors = [
    dark,
    mix(dark, first, 0.35),
    mix(dark, second, 0.62),
    mix(dark, first, 0.8),
    mix(first, '#ffffff', 0.35),
    '#fffaf0',
  ];
  return shades
    .map((data, shade) => `<path fill='${colors[shade] ?? dark}' d='${data}'/>`)
    .join('');
}

/** A mirror ball and the spots that it throws on the walls. */
export const mirrorBall: Motif = {
  moods: ['night'],
  layouts: ['foot', 'middle'],
  draw(stage) {
    const { random, palette } = stage;
    const [first, second] = palette.lights;
    const x = random.between(458, 516);
    const y = random.between(138, 172);
    const radius = random.between(108, 124);
    const spots = repeat(34, (index) => {
      const angle = random.between(0, 360);
      const reach = random.between(150, 430);
      const px = x + cosine(angle) * reach;
      const py = y + sine(angle) * reach * 0.8;
      const spot = oval(px, py, random.between(5, 15), random.between(3, 6), angle);
      return path(spot, index % 3 ? first : second, { opacity: random.pick(STRENGTHS) });
    });
    return (
      circle(x, y, 260, stage.glow(first, 0.62)) +
      together(spots) +
      stroke(d`M${x} 0V${y - radius}`, '#ffffff', 2, { opacity: 0.5 }) +
      circle(x, y, radius + 1, mix(palette.ground[0], '#000000', 0.5)) +
      place(tiles(stage, radius, random.between(2, 7)), x, y, 0, 1 / FINENESS) +
      circle(x - radius * 0.36, y - radius * 0.4, radius * 0.7, stage.glow('#ffffff', 0.5))
    );
  },
};
