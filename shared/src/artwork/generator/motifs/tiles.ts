import { BRIGHT_MOODS, type Motif } from '../motif';
import { circle, path, place, rect, repeat } from '../svg';

const SIDE = 120;
const HALF = SIDE / 2;

type Tile = (main: string, other: string) => string;

/** Tiles around their centre. */
const TILES: readonly Tile[] = [
  (main) => path(`M-60 60A120 120 0 0 1 60 -60V60z`, main),
  (main, other) => path('M-60 60V-60A120 120 0 0 1 60 60z', main) + circle(-20, 20, 20, other),
  (main) => path('M-60 0a60 60 0 0 1 120 0z', main) + path('M-60 60a60 60 0 0 1 120 0z', main),
  (main, other) => circle(0, 0, 42, main) + circle(0, 0, 18, other),
  (main) =>
    repeat(9, (index) => circle((index % 3) * 32 - 32, Math.floor(index / 3) * 32 - 32, 9, main)),
  (main) => repeat(4, (index) => rect(index * 30 - 60, -60, 15, 120, main)),
  (main) => path('M-60 -60L60 60H-60z', main),
  (main, other) =>
    path('M0 -60A60 60 0 0 1 0 60z', main) + path('M-60 -60A60 60 0 0 1 -60 60z', other),
  (main, other) => path('M0 -60L60 0L0 60L-60 0z', main) + circle(0, 0, 20, other),
  (main) =>
    path(
      'M-60 -60A60 60 0 0 0 0 0A60 60 0 0 0 60 -60zM-60 60A60 60 0 0 1 0 0A60 60 0 0 1 60 60z',
      main,
    ),
];

/** Geometric tiles in the manner of an exhibition poster of the twenties. */
export const tiles: Motif = {
  moods: BRIGHT_MOODS,
  layouts: ['column', 'middle'],
  draw(stage) {
    const { random, palette } = stage;
    const colors = [...palette.lights, palette.extra];
    const start = random.integer(0, TILES.length - 1);
    return repeat(12, (index) => {
      const column = index % 4;
      const x = 160 + column * SIDE + HALF;
      const y = Math.floor(index / 4) * SIDE + HALF;
      const isLeft = column === 0;
      if (isLeft && random.chance(0.72)) return '';
      const ground = random.pick([palette.ground[2], palette.ground[1], ...colors]);
      const inks = colors.filter((color) => color !== ground);
      const main = random.pick(inks);
      const other = random.pick([palette.ground[0], ...inks.filter((color) => color !== main)]);
      const tile = TILES[(start + index * 3) % TILES.length] as Tile;
      return (
        rect(x - HALF, y - HALF, SIDE + 0.6, SIDE + 0.6, ground) +
        place(tile(main, other), x, y, random.integer(0, 3) * 90)
      );
    });
  },
};
