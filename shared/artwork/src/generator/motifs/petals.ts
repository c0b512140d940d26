import { EVERY_MOOD, type Motif } from '../motif';
import { fan } from '../stagecraft';
import { d, moved } from '../path-data';
import { circle, path, place, repeat, together } from '../svg';

const petal = (length: number, width: number) =>
  d`M0 ${-length * 0.16}C${width} ${-length * 0.4} ${width} ${-length * 0.9} 0 ${-length}C${-width} ${-length * 0.9} ${-width} ${-length * 0.4} 0 ${-length * 0.16}z`;

/** One large flower in three rings of see-through petals, and a few that have come loose. */
export const petals: Motif = {
  moods: EVERY_MOOD,
  layouts: ['middle', 'column'],
  draw(stage) {
    const { random, palette } = stage;
    const [first, second] = palette.lights;
    const isPaper = palette.mood === 'paper';
    const rings = [
      [196, 46, isPaper ? first : '#ffffff', isPaper ? 0.16 : 0.3],
      [132, 32, first, 0.62],
      [76, 20, isPaper ? palette.extra : second, 0.72],
    ] as const;
    const count = random.integer(10, 14);
    const flower = rings.map(([length, width, color, opacity], ring) =>
      fan(petal(length, width), count, color, opacity, ring / 2),
    );
    const loose = repeat(7, (index) => {
      const data = moved(
        petal(34, 11),
        random.between(300, 630),
        random.between(16, 344),
        random.between(0, 360),
        random.between(0.6, 1.1),
      );
      return path(data, index % 2 ? first : second, { opacity: 0.55 });
    });
    return (
      together(loose) +
      place(
        flower.join('') + circle(0, 0, 15, palette.ground[0]),
        random.between(446, 500),
        random.between(150, 200),
        random.between(0, 30),
        random.between(0.98, 1.12),
      )
    );
  },
};
