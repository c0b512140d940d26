import { darken, lighten, mix } from '../color';
import { EVERY_MOOD, type Motif } from '../motif';
import { HEART, rays, STAR } from '../shapes';
import type { Stage } from '../stage';
import { circle, path, place, placement, rect, stroke, together } from '../svg';

function stick(stage: Stage, color: string, sign: string): string {
  const { palette } = stage;
  const grip = mix('#241a30', palette.ground[0], palette.mood === 'night' ? 0.12 : 0.02);
  const globe = stage.radial(
    [
      [0, '#ffffff', 0.95],
      [0.55, lighten(color, 0.45), 0.92],
      [1, color, 0.95],
    ],
    0.38,
    0.34,
    0.75,
  );
  return (
    circle(0, -150, 130, stage.glow(color, 0.75)) +
    path('M-17 -92h34l-7 260h-20z', grip) +
    path('M-17 -92h9l-2 260h-2z', '#ffffff', { opacity: 0.22 }) +
    together(rect(-23, -104, 46, 20, color, { rx: 7 }) + rect(-16, -52, 32, 6, color, { rx: 3 })) +
    circle(0, -150, 52, globe) +
    path(sign, darken(color, 0.12), { transform: placement(0, -148, 0, 0.5) }) +
    stroke('M-38 -164a42 42 0 0 1 20 -24', '#ffffff', 6, { 'stroke-linecap': 'round' })
  );
}

/** Three light sticks held up together. */
export const cheerSticks: Motif = {
  moods: EVERY_MOOD,
  layouts: ['middle', 'column'],
  draw(stage) {
    const { random, palette } = stage;
    const isNight = palette.mood === 'night';
    const [first, second] = palette.lights;
    const colors =
      palette.mood === 'vivid' ? [second, palette.extra, second] : [first, second, first];
    const sign = random.pick([HEART, STAR]);
    const x = random.between(470, 500);
    const ray = isNight ? mix(palette.ground[2], first, 0.3) : '#ffffff';
    const fade = stage.radial([
      [0, ray, 0.7],
      [1, ray, 0],
    ]);
    const lean = random.between(-6, 6);
    const at = (index: number, turn: number, scale: number) =>
      place(stick(stage, colors[index] ?? first, sign), x + turn * 0.9, 322, turn + lean, scale);
    return (
      path(rays(14, 420), fade, { transform: placement(x, 180, random.between(0, 25)) }) +
      at(0, -32, 0.94) +
      at(2, 34, 0.94) +
      at(1, 1, 1.16)
    );
  },
};
