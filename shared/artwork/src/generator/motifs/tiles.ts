import { BRIGHT_MOODS, type Motif } from '../motif';
import { disc, moved, polygon } from '../path-data';
import { path, rect, repeat, together } from '../svg';

const SIDE = 120;
const HALF = SIDE / 2;

/** What a tile shows in its main colour, and over that in another one: path data around its centre. */
type Tile = readonly [main: string, other?: string];

const TILES: readonly Tile[] = [
  ['M-60 60A120 120 0 0 1 60 -60L60 60z'],
  ['M-60 60L-60 -60A120 120 0 0 1 60 60z', disc(-20, 20, 20)],
  ['M-60 0a60 60 0 0 1 120 0zM-60 60a60 60 0 0 1 120 0z'],
  [disc(0, 0, 42), disc(0, 0, 18)],
  [repeat(9, (index) => disc((index % 3) * 32 - 32, Math.floor(index / 3) * 32 - 32, 9))],
  [
    repeat(4, (index) => {
      const x = index * 30 - 60;
      return polygon([x, -60, x + 15, -60, x + 15, 60, x, 60]);
    }),
  ],
  ['M-60 -60L60 60L-60 60z'],
  ['M0 -60A60 60 0 0 1 0 60z', 'M-60 -60A60 60 0 0 1 -60 60z'],
  ['M0 -60L60 0L0 60L-60 0z', disc(0, 0, 20)],
  ['M-60 -60A60 60 0 0 0 0 0A60 60 0 0 0 60 -60zM-60 60A60 60 0 0 1 0 0A60 60 0 0 1 60 60z'],
];

/** Geometric tiles in the manner of an exhibition poster of the twenties. */
export const tiles: Motif = {
  moods: BRIGHT_MOODS,
  layouts: ['column', 'middle'],
  draw(stage) {
    const { random, palette } = stage;
    const colors = [...palette.lights, palette.extra];
    const start = random.integer(0, TILES.length - 1);
    let [grounds, mains, others] = ['', '', ''];
    for (let index = 0; index < 12; index += 1) {
      const column = index % 4;
      const x = 160 + column * SIDE + HALF;
      const y = Math.floor(index / 4) * SIDE + HALF;
      const isLeft = column === 0;
      if (isLeft && random.chance(0.72)) continue;
      const ground = random.pick([palette.ground[2], palette.ground[1], ...colors]);
      const inks = colors.filter((color) => color !== ground);
      const main = random.pick(inks);
      const other = random.pick([palette.ground[0], ...inks.filter((color) => color !== main)]);
      const [shape, detail] = TILES[(start + index * 3) % TILES.length] as Tile;
      const turn = random.integer(0, 3) * 90;
      grounds += rect(x - HALF, y - HALF, SIDE + 0.6, SIDE + 0.6, ground);
      mains += path(moved(shape, x, y, turn), main);
      if (detail) others += path(moved(detail, x, y, turn), other);
    }
    return together(grounds) + together(mains) + together(others);
  },
};
