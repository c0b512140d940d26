import { mix } from '../color';
import { EVERY_MOOD, type Motif } from '../motif';
import { d } from '../path-data';
import { circle, path, place, rect, repeat, stroke, together } from '../svg';

const PIN = 'M0 0C-6 -14 -22 -24 -22 -42A22 22 0 1 1 22 -42C22 -24 6 -14 0 0z';

/** Blocks of a town from above with a river, and the stops of a walk. */
export const townMap: Motif = {
  moods: EVERY_MOOD,
  layouts: ['middle', 'column'],
  draw(stage) {
    const { random, palette } = stage;
    const [first, second] = palette.lights;
    const isNight = palette.mood === 'night';
    const isVivid = palette.mood === 'vivid';
    const road = isNight
      ? mix(palette.ground[1], palette.ground[2], 0.6)
      : mix(palette.ground[0], '#ffffff', 0.75);
    const block = isNight
      ? mix(palette.ground[0], palette.ground[1], 0.75)
      : mix(palette.ground[1], palette.ground[2], 0.7);
    const water = isNight
      ? mix(palette.ground[1], palette.extra, 0.4)
      : mix(palette.ground[2], '#3f9be0', 0.5);
    const park = isNight ? mix(block, second, 0.35) : '#bfe4c3';
    const pin = isVivid ? palette.extra : first;
    const blocks = repeat(48, (index) => {
      const x = 250 + (index % 8) * 66;
      const y = -90 + Math.floor(index / 8) * 78;
      return rect(x, y, 56, 68, random.chance(0.14) ? park : block, { rx: 7 });
    });
    const bend = random.between(-40, 40);
    const stops = [
      [352 + random.between(-14, 14), 282],
      [436, 214 + random.between(-16, 16)],
      [498 + random.between(-14, 14), 250],
      [566, 136 + random.between(-10, 10)],
    ] as const;
    const route = stops.map(([x, y], index) => (index ? d`L${x} ${y}` : d`M${x} ${y}`)).join('');
    const marks = stops
      .slice(0, -1)
      .map(([x, y]) => circle(x, y, 10, '#ffffff') + circle(x, y, 5.5, pin));
    const [endX, endY] = stops[3];
    return (
      place(rect(240, -110, 620, 640, road) + together(blocks), 60, 60, -12) +
      stroke(
        d`M260 ${-20}C340 ${80 + bend} 420 ${20 - bend} 520 ${90 + bend}S640 40 700 90`,
        water,
        34,
        { opacity: 0.95 },
      ) +
      stroke(route, pin, 6, {
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
        'stroke-dasharray': '1 12',
      }) +
      together(marks.join('')) +
      circle(endX, endY - 30, 96, stage.glow(isNight ? first : '#ffffff', 0.75)) +
      place(
        path('M-14 0a14 5 0 1 0 28 0a14 5 0 1 0 -28 0', '#000000', { opacity: 0.25 }) +
          path(PIN, pin) +
          circle(0, -42, 9, '#ffffff'),
        endX,
        endY,
        0,
        1.6,
      )
    );
  },
};
