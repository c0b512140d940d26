import { darken, lighten } from '../color';
import type { Motif } from '../motif';
import type { Stage } from '../stage';
import { sparkle } from '../stagecraft';
import { cosine, d, sine } from '../path-data';
import { circle, path, repeat, stroke } from '../svg';

function shell(stage: Stage, x: number, y: number, radius: number, color: string): string {
  const { random } = stage;
  const count = random.integer(20, 26);
  const [left, top] = [Math.round(x), Math.round(y)];
  let trails = '';
  let tips = '';
  for (let index = 0; index < count; index += 1) {
    const angle = (index * 360) / count + random.between(-4, 4);
    for (const part of [1, 0.6]) {
      const end = radius * part * random.between(0.86, 1.06);
      const at = (share: number, sag: number) =>
        `${Math.round(left + cosine(angle) * end * share)} ${Math.round(top + sine(angle) * end * share + sag)}`;
      const tip = at(1, end * 0.09);
      trails += `M${at(0.3, 0)}Q${at(0.8, 0)} ${tip}`;
      tips += `M${tip}h0`;
    }
  }
  return (
    circle(left, top, radius * 1.3, stage.glow(color, 0.55)) +
    stroke(trails, color, 1.7, { 'stroke-linecap': 'round', opacity: 0.85 }) +
    stroke(tips, lighten(color, 0.65), 4.5, { 'stroke-linecap': 'round' })
  );
}

/** Fireworks over the roofs of a city. */
export const fireworks: Motif = {
  moods: ['night'],
  layouts: ['foot', 'middle'],
  draw(stage) {
    const { random, palette } = stage;
    const [first, second] = palette.lights;
    let roofs = 'M0 360';
    for (let x = 0; x < 640;) {
      const width = random.between(22, 58);
      roofs += d`V${random.between(262, 330)}h${width}`;
      x += width;
    }
    const lit = repeat(36, () => d`M${random.between(10, 630)} ${random.between(322, 356)}h4`);
    return (
      sparkle(random, 40, 640, 220) +
      shell(stage, random.between(480, 520), random.between(112, 134), 118, first) +
      shell(stage, random.between(320, 366), random.between(76, 100), 74, second) +
      shell(stage, random.between(586, 620), random.between(212, 236), 66, palette.extra) +
      path(`${roofs}V360z`, darken(palette.ground[0], 0.35)) +
      stroke(lit, second, 5, { opacity: 0.7 })
    );
  },
};
