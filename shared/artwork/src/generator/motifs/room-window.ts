import { darken, mix } from '../color';
import { EVERY_MOOD, type Motif } from '../motif';
import type { Stage } from '../stage';
import { sparkle } from '../stagecraft';
import { d } from '../path-data';
import { circle, group, path, place, placement, rect, repeat, stroke, together } from '../svg';
import { HEART } from '../shapes';

const X = 352;
const Y = 40;
const W = 236;
const H = 226;

function view(stage: Stage, isNight: boolean): string {
  const { random, palette } = stage;
  const sky = isNight
    ? stage.linear([
        [0, '#0b1033'],
        [0.7, mix('#2a2a6b', palette.lights[0], 0.25)],
        [1, palette.lights[0]],
      ])
    : stage.linear([
        [0, '#8fd0ff'],
        [1, '#fff4dc'],
      ]);
  let roofs = d`M${X} ${Y + H}`;
  for (let x = X; x < X + W;) {
    const width = random.between(18, 40);
    roofs += d`V${Y + H - random.between(26, 92)}h${width}`;
    x += width;
  }
  const lights = repeat(
    isNight ? 20 : 0,
    () => d`M${X + random.between(4, W - 8)} ${Y + H - random.between(4, 60)}h4`,
  );
  return (
    rect(X, Y, W, H, sky) +
    (isNight ? place(sparkle(random, 24, W, 110), X, Y) : '') +
    circle(X + random.between(66, 170), Y + 64, 26, isNight ? '#fff1c4' : '#ffffff') +
    path(`${roofs}V300z`, isNight ? '#120d31' : mix('#7fb3d8', palette.lights[0], 0.2)) +
    stroke(lights, '#ffd873', 5)
  );
}

/** A hotel room made ready: city behind the window, bunting, a bed with a heart on the pillow. */
export const roomWindow: Motif = {
  moods: EVERY_MOOD,
  layouts: ['middle', 'column'],
  draw(stage) {
    const { random, palette } = stage;
    const [first, second] = palette.lights;
    const isNight = palette.mood === 'night';
    const cloth = isNight
      ? mix(palette.ground[2], first, 0.4)
      : palette.mood === 'vivid'
        ? second
        : first;
    const frame = isNight ? mix(palette.ground[0], '#ffffff', 0.12) : '#ffffff';
    const clip = stage.clip(rect(X, Y, W, H, '#000', { rx: 10 }));
    const fold = (x: number, side: number) =>
      path(d`M${x} 22h${side * 62}Q${x + side * 58} 190 ${x + side * 20} 300H${x}z`, cloth) +
      repeat(3, (index) =>
        stroke(
          d`M${x + side * (14 + index * 16)} 26Q${x + side * (12 + index * 14)} 180 ${x + side * (4 + index * 6)} 296`,
          darken(cloth, 0.2),
          2.4,
          { opacity: 0.5 },
        ),
      );
    const colors = [second, first, palette.extra];
    const flags = repeat(9, (index) => {
      const x = 336 + index * 34;
      const y = 30 + 26 * Math.sin(((index + 0.5) / 9) * Math.PI);
      return path(d`M${x - 11} ${y}h22l-11 24z`, colors[index % 3] ?? first);
    });
    const sheet = isNight ? mix('#fff4ea', palette.ground[1], 0.22) : '#fffaf3';
    return (
      circle(470, 150, 260, stage.glow(isNight ? first : '#ffffff', 0.4)) +
      group(view(stage, isNight), { 'clip-path': clip }) +
      stroke(
        d`M${X} ${Y}h${W}v${H}h${-W}zM${X + W / 2} ${Y}v${H}M${X} ${Y + H / 2}h${W}`,
        frame,
        8,
        { 'stroke-linejoin': 'round' },
      ) +
      together(fold(318, 1) + fold(622, -1)) +
      stroke('M316 20H626', darken(cloth, 0.4), 7, { 'stroke-linecap': 'round' }) +
      together(flags) +
      rect(296, 300, 360, 70, darken(cloth, 0.12), { rx: 18 }) +
      rect(306, 268, 110, 56, sheet, { rx: 20 }) +
      rect(396, 276, 100, 50, mix(sheet, cloth, 0.14), { rx: 20 }) +
      path(HEART, isNight ? second : palette.extra, {
        transform: placement(448, 300, random.between(-12, 12), 0.34),
      }) +
      rect(296, 316, 360, 60, sheet, { rx: 16 }) +
      rect(296, 334, 360, 12, cloth)
    );
  },
};
