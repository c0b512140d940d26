import { darken, mix } from '../color';
import { EVERY_MOOD, type Motif } from '../motif';
import { sparkle } from '../stagecraft';
import { d } from '../path-data';
import { circle, path, place, stroke } from '../svg';

const PIN = 'M0 0C-6 -14 -22 -24 -22 -42A22 22 0 1 1 22 -42C22 -24 6 -14 0 0z';

/** Rolling hills under a large sun, and a dotted path that ends at a pin. */
export const hills: Motif = {
  moods: EVERY_MOOD,
  layouts: ['middle', 'column'],
  draw(stage) {
    const { random, palette } = stage;
    const [first, second] = palette.lights;
    const isNight = palette.mood === 'night';
    const land = isNight
      ? mix(palette.ground[2], palette.lights[1], 0.16)
      : mix(palette.ground[2], palette.extra, palette.mood === 'paper' ? 0.42 : 0.22);
    const sun = isNight ? '#fff1cf' : palette.mood === 'paper' ? first : '#ffffff';
    const sunX = random.between(400, 500);
    const sunY = random.between(100, 126);
    const layers = [0, 1, 2, 3].map((layer) => {
      const y = 170 + layer * 46;
      const bend = random.between(24, 52) * (layer % 2 ? 1 : -1);
      const top = mix(palette.ground[1], land, 0.45 + layer * 0.18);
      const paint = stage.linear(
        [
          [0, top],
          [1, darken(top, 0.2)],
        ],
        0,
        0,
        0.2,
        1,
      );
      return path(
        d`M0 ${y}C110 ${y - bend} 210 ${y + bend} 330 ${y + 6}S540 ${y - bend} 640 ${y + bend * 0.4}V360H0z`,
        paint,
      );
    });
    const pinX = random.between(520, 566);
    const pinY = random.between(206, 232);
    const trail = d`M${random.between(250, 330)} 372C${random.between(300, 380)} 312 ${random.between(420, 470)} 330 ${pinX - 60} 282S${pinX - 10} 250 ${pinX} ${pinY + 4}`;
    return (
      (isNight ? sparkle(random, 46, 640, 190) : '') +
      circle(sunX, sunY, 122, isNight ? stage.glow(second, 0.5) : sun, {
        opacity: isNight ? 1 : 0.22,
      }) +
      circle(
        sunX,
        sunY,
        74,
        isNight
          ? stage.linear([
              [0, '#fff8e6'],
              [1, second],
            ])
          : sun,
      ) +
      layers.join('') +
      stroke(trail, '#ffffff', 5, { 'stroke-dasharray': '0.1 13', 'stroke-linecap': 'round' }) +
      place(
        path('M-14 0a14 5 0 1 0 28 0a14 5 0 1 0 -28 0', '#000000', { opacity: 0.22 }) +
          path(PIN, isNight ? first : second) +
          circle(0, -42, 9, '#ffffff'),
        pinX,
        pinY,
        0,
        1.08,
      )
    );
  },
};
