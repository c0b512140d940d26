import { EVERY_MOOD, type Motif } from '../motif';
import { halftone } from '../stagecraft';
import { circle, group, path, placement, stroke } from '../svg';

/** A large sign, half print dots, half colour, with its outline out of register. */
export const halftoneSign = (signs: readonly string[]): Motif => ({
  moods: EVERY_MOOD,
  layouts: ['middle', 'column'],
  draw(stage) {
    const { random, palette } = stage;
    const [first, second] = palette.lights;
    const isNight = palette.mood === 'night';
    const isVivid = palette.mood === 'vivid';
    const body = isVivid ? second : first;
    const shape = random.pick(signs);
    const x = random.between(456, 490);
    const y = random.between(174, 192);
    const turn = random.between(-14, 14);
    const scale = random.between(2.9, 3.3);
    const clip = stage.clip(path(shape, '#000', { transform: placement(x, y, turn, scale) }));
    const light = isNight ? '#ffffff' : palette.ground[0];
    const outside = halftone(
      { left: 250, top: 4, right: 644, bottom: 364, pitch: 18 },
      (px, py) => Math.max(0, 0.62 - Math.hypot(px - 640, py - (isNight ? 0 : 360)) / 520),
      isNight ? palette.extra : isVivid ? '#ffffff' : second,
    );
    const inside = halftone(
      { left: 290, top: 10, right: 644, bottom: 350, pitch: 15 },
      (px, py) => Math.max(0, 0.5 - (px - x + (py - y) * 0.8 + 130) / 420),
      light,
    );
    return (
      circle(x, y, 250, stage.glow(isNight ? first : '#ffffff', 0.42)) +
      group(outside, { opacity: 0.55 }) +
      path(shape, isVivid ? palette.extra : second, {
        opacity: 0.9,
        transform: placement(x + 13, y + 11, turn, scale),
      }) +
      path(shape, body, { transform: placement(x, y, turn, scale) }) +
      group(inside, { 'clip-path': clip, opacity: 0.85 }) +
      stroke(shape, isNight ? '#ffffff' : palette.ink, 1, {
        transform: placement(x - 9, y - 8, turn, scale),
      })
    );
  },
});
