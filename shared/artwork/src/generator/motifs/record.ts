import { mix } from '../color';
import { EVERY_MOOD, type Motif } from '../motif';
import { d, polygon } from '../path-data';
import { circle, path, place, repeat, together } from '../svg';

/** A record, grooves catching the light, cut by the edge. */
export const record: Motif = {
  moods: EVERY_MOOD,
  layouts: ['middle', 'column'],
  draw(stage) {
    const { random, palette } = stage;
    const [first, second] = palette.lights;
    const x = random.between(478, 520);
    const y = random.between(160, 205);
    const radius = random.between(196, 222);
    const vinyl = mix('#16131b', palette.ground[0], palette.mood === 'night' ? 0.25 : 0.05);
    const sheen = stage.radial(
      [
        [0.25, '#fff', 0],
        [0.5, '#fff', 0.34],
        [1, '#fff', 0.1],
      ],
      0.5,
      0.5,
      0.7,
    );
    const turn = random.between(-62, -40);
    const wedge = (width: number) => {
      const reach = radius * 0.985;
      const half = reach * width;
      const end = Math.sqrt(reach * reach - half * half);
      return (
        polygon([0, 0, end, -half, reach, 0, end, half]) +
        polygon([0, 0, -end, half, -reach, 0, -end, -half])
      );
    };
    const grooves = together(
      repeat(15, (index) =>
        circle(0, 0, radius * (0.42 + index * 0.038), 'none', {
          stroke: '#fff',
          'stroke-width': index % 5 === 4 ? 2 : 0.8,
          opacity: index % 5 === 4 ? 0.1 : 0.16,
        }),
      ),
    );
    const label = radius * 0.36;
    const disc =
      circle(7, 9, radius, '#000', { opacity: 0.18 }) +
      circle(0, 0, radius, vinyl) +
      grooves +
      path(wedge(0.3), sheen, { opacity: 0.55 }) +
      path(wedge(0.14), sheen) +
      circle(0, 0, label, first) +
      path(d`M${-label} 0A${label} ${label} 0 0 0 ${label} 0z`, second) +
      circle(0, 0, label * 0.6, 'none', { stroke: '#fff', 'stroke-width': 1.6, opacity: 0.75 }) +
      circle(0, 0, 5.5, palette.ground[0]);
    return (
      circle(x, y, radius * 1.7, stage.glow(palette.mood === 'night' ? first : '#ffffff', 0.75)) +
      place(disc, x, y, turn)
    );
  },
};
