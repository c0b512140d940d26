import { mix } from '../color';
import type { Motif } from '../motif';
import { DUST } from '../stagecraft';
import { d } from '../path-data';
import { circle, path, rect, repeat, stroke, together } from '../svg';

const HORIZON = 238;

/** A disc cut into slices by gaps that get wider on the way down. */
function slices(x: number, y: number, radius: number): string {
  let top = y - radius;
  return repeat(7, (index) => {
    const bottom = y + radius * Math.min(1, index * 0.2 - 0.2);
    const [upper, lower] = [top, bottom].map((edge) =>
      Math.sqrt(Math.max(0, radius ** 2 - (edge - y) ** 2)),
    ) as [number, number];
    const slice = d`M${x - upper} ${top}H${x + upper}A${radius} ${radius} 0 0 1 ${x + lower} ${bottom}H${x - lower}A${radius} ${radius} 0 0 1 ${x - upper} ${top}z`;
    top = bottom + 2.5 + index * 2.6;
    return slice;
  });
}

/** A low sun cut into stripes behind hills, above a grid that runs to the horizon. */
export const stripedSun: Motif = {
  moods: ['night', 'vivid'],
  layouts: ['foot', 'middle'],
  draw(stage) {
    const { random, palette } = stage;
    const [first, second] = palette.lights;
    const isNight = palette.mood === 'night';
    const x = random.between(430, 500);
    const radius = random.between(112, 132);
    const y = HORIZON - radius * random.between(0.3, 0.5);
    const sunTop = isNight ? second : '#ffffff';
    const sun = stage.linear([
      [0, sunTop],
      [1, isNight ? first : second],
    ]);
    const floor = mix(palette.ground[0], palette.ground[isNight ? 0 : 2], 0.6);
    const line = isNight ? first : palette.ink;
    const columns = repeat(23, (index) => {
      const offset = index - 11;
      return d`M${x + offset * 22} ${HORIZON}L${x + offset * 128} 360`;
    });
    const rows = repeat(8, (index) => d`M0 ${HORIZON + 1.9 * index * index + 4 * index}H640`);
    let peaks = d`M0 ${HORIZON}`;
    for (let px = 0; px <= 640; px += 40) {
      const near = 1 - Math.min(1, Math.abs(px - x) / 420);
      peaks += d`L${px} ${HORIZON - 6 - random.between(4, 46) * (1 - near)}`;
    }
    const stars = repeat(isNight ? 40 : 0, () =>
      circle(random.between(0, 640), random.between(0, 200), random.between(0.6, 1.8), '#fff', {
        opacity: random.pick(DUST),
      }),
    );
    return (
      together(stars) +
      circle(x, y, radius * 2.1, stage.glow(first, isNight ? 0.6 : 0.45)) +
      path(slices(x, y, radius), sun) +
      path(
        `${peaks}V360H0z`,
        mix(palette.ground[0], isNight ? '#000000' : palette.ground[2], 0.35),
      ) +
      rect(
        0,
        HORIZON,
        640,
        130,
        stage.linear([
          [0, mix(floor, first, 0.35)],
          [0.6, floor],
        ]),
      ) +
      stroke(columns + rows, line, 1.4, { opacity: isNight ? 0.6 : 0.28 })
    );
  },
};
