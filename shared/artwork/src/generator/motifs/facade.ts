import { darken, mix } from '../color';
import { EVERY_MOOD, type Motif } from '../motif';
import { HEART } from '../shapes';
import { sparkle } from '../stagecraft';
import { circle, path, placement, rect, repeat, together } from '../svg';

const PITCH_X = 46;
const PITCH_Y = 52;

/** The front of a hotel with a few rooms awake and one that waits for its guests. */
export const facade: Motif = {
  moods: EVERY_MOOD,
  layouts: ['middle', 'column'],
  draw(stage) {
    const { random, palette } = stage;
    const [first, second] = palette.lights;
    const isNight = palette.mood === 'night';
    const left = random.integer(288, 312);
    const top = random.integer(8, 40);
    const sign = isNight ? first : second;
    const wall = isNight
      ? mix(palette.ground[1], palette.ground[2], 0.3)
      : mix(palette.ground[2], palette.mood === 'vivid' ? palette.extra : first, 0.6);
    const dark = isNight ? darken(palette.ground[0], 0.2) : darken(wall, 0.32);
    const warm = isNight ? '#ffd873' : '#fff3c4';
    const chosen = random.integer(0, 1) * 7 + random.integer(10, 12);
    const cornerOf = (index: number) =>
      [left + 26 + (index % 7) * PITCH_X, top + 26 + Math.floor(index / 7) * PITCH_Y] as const;
    const rooms = (from: number, to: number) =>
      together(
        repeat(to - from, (index) => {
          const [x, y] = cornerOf(from + index);
          const isLit = random.chance(0.2);
          const [color, opacity] = isLit ? [warm, 0.92] : [dark, 0.75];
          const pane = rect(x, y, 30, 36, color, { rx: 6, opacity });
          return isLit ? pane + rect(x, y + 19, 30, 1.6, wall) : pane;
        }),
      );
    const [signX, signY] = cornerOf(chosen);
    const windows =
      rooms(0, chosen) +
      circle(signX + 15, signY + 18, 62, stage.glow(sign, 0.85)) +
      rect(signX - 3, signY - 3, 36, 42, mix(sign, '#ffffff', isNight ? 0.3 : 0), { rx: 7 }) +
      path(HEART, isNight ? palette.ground[0] : '#ffffff', {
        transform: placement(signX + 15, signY + 19, 0, 0.2),
      }) +
      rooms(chosen + 1, 49);
    const moonX = random.between(150, 230);
    const moonY = random.between(52, 84);
    const moon = isNight
      ? sparkle(random, 26, 300, 200) +
        circle(moonX, moonY, 74, stage.glow('#fff2c9', 0.3)) +
        circle(moonX, moonY, 30, '#ffe9b0') +
        circle(moonX + 13, moonY - 9, 27, mix(palette.ground[0], palette.ground[1], 0.3))
      : circle(moonX, moonY + 10, 44, '#ffffff', { opacity: 0.75 });
    const front = stage.linear(
      [
        [0, wall],
        [1, darken(wall, 0.3)],
      ],
      0,
      0,
      1,
      0.4,
    );
    return (
      moon +
      rect(left + 26, top - 30, 120, 34, darken(wall, 0.18)) +
      rect(left, top, 380, 360, front) +
      rect(left - 8, top, 390, 9, isNight ? palette.ground[2] : '#ffffff', { opacity: 0.9 }) +
      windows
    );
  },
};
