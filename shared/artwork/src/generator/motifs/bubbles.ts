import { mix } from '../color';
import type { Motif } from '../motif';
import type { Stage } from '../stage';
import { d } from '../path-data';
import { circle, path, repeat, stroke, together } from '../svg';

function bubble(stage: Stage, x: number, y: number, r: number, color: string): string {
  const film = stage.radial(
    [
      [0, '#ffffff', 0.02],
      [0.7, color, 0.18],
      [1, '#ffffff', 0.62],
    ],
    0.56,
    0.58,
    0.54,
  );
  const rim = { stroke: '#ffffff', 'stroke-width': 1.4, 'stroke-opacity': 0.75 };
  return (
    circle(x, y, r, film, rim) +
    stroke(
      d`M${x - r * 0.7} ${y - r * 0.16}A${r * 0.74} ${r * 0.74} 0 0 1 ${x - r * 0.22} ${y - r * 0.68}`,
      '#ffffff',
      Math.max(1.4, r / 10),
      { 'stroke-linecap': 'round', opacity: 0.9 },
    )
  );
}

/** Soda bubbles rising over slow waves. */
export const bubbles: Motif = {
  moods: ['vivid', 'night'],
  layouts: ['middle', 'column'],
  draw(stage) {
    const { random, palette } = stage;
    const deep = palette.ground[2];
    const waves = repeat(3, (index) => {
      const y = 246 + index * 36;
      const swell = random.between(22, 44) * (index % 2 ? -1 : 1);
      return path(
        d`M0 ${y + 20}C150 ${y - swell} 240 ${y + 60} 390 ${y + 12}S590 ${y - swell} 640 ${y}V360H0z`,
        mix(palette.ground[1], deep, 0.45 + index * 0.25),
        { opacity: 0.55 },
      );
    });
    const tints = [...palette.lights, palette.extra, '#ffffff'];
    const large = repeat(9, (index) =>
      bubble(
        stage,
        random.between(330, 640),
        random.between(20, 340),
        index < 3 ? random.between(44, 66) : random.between(16, 36),
        tints[index % tints.length] ?? '#ffffff',
      ),
    );
    const small = repeat(26, () => {
      const x = random.between(250, 640);
      return circle(x, random.between(10, 350), random.between(2, 7), '#ffffff', { opacity: 0.5 });
    });
    return waves + together(small) + large;
  },
};
