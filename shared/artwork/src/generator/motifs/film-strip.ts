import { mix } from '../color';
import { EVERY_MOOD, type Motif } from '../motif';
import type { Stage } from '../stage';
import { d } from '../path-data';
import { circle, path, place, rect, stroke, together } from '../svg';

const FRAME = 168;

/** Five stills, each sky, a sun and two ridges. */
function stills(stage: Stage, offset: number, start: number): string {
  const { random, palette } = stage;
  const skies = [palette.lights[0], palette.extra, palette.lights[1]];
  const shade = palette.ink === '#ffffff' ? '#120818' : palette.ink;
  let [frames, suns, far, near] = ['', '', '', ''];
  for (let index = 0; index < 5; index += 1) {
    const x = offset + index * FRAME;
    const sky = skies[(index + start) % 3] ?? shade;
    const y = random.between(-4, 22);
    const light = stage.linear([
      [0, mix(sky, '#ffffff', 0.25)],
      [1, mix(sky, '#ffffff', 0.72)],
    ]);
    frames += rect(x, -70, 148, 140, light, { rx: 6 });
    suns += circle(
      x + random.between(40, 110),
      random.between(-36, -14),
      random.between(14, 24),
      '#ffffff',
    );
    far += path(
      d`M${x} ${y + 8}l40 -34l36 30l30 -18l42 34V64q0 6 -6 6h-136q-6 0 -6 -6z`,
      mix(sky, palette.ink, 0.28),
    );
    near += path(
      d`M${x} ${y + 36}q50 -34 90 -6t58 -6V64q0 6 -6 6h-136q-6 0 -6 -6z`,
      mix(sky, shade, 0.6),
    );
  }
  return together(frames, true) + together(suns) + together(far) + together(near);
}

/** A strip of film with the places of the story. */
export const filmStrip: Motif = {
  moods: EVERY_MOOD,
  layouts: ['middle', 'column'],
  draw(stage) {
    const { random, palette } = stage;
    const base = mix('#15111b', palette.ground[0], 0.06);
    const first = random.integer(0, 2);
    const strip = (offset: number) =>
      rect(-40, -104, 900, 208, base) +
      stroke(
        'M-28 -88H860M-28 88H860',
        palette.mood === 'night' ? palette.ground[2] : palette.ground[0],
        16,
        { 'stroke-dasharray': '14 16' },
      ) +
      stills(stage, offset, first);
    const turn = random.pick([-62, -58, 58, 62]);
    return (
      circle(
        480,
        180,
        300,
        stage.glow(palette.mood === 'night' ? palette.lights[0] : '#ffffff', 0.45),
      ) +
      place(
        strip(random.between(-40, 0)),
        turn < 0 ? 318 : 300,
        turn < 0 ? 470 : -110,
        turn,
        0.86,
      ) +
      place(
        strip(random.between(-60, -20)),
        turn < 0 ? 520 : 498,
        turn < 0 ? 500 : -130,
        turn,
        0.86,
      )
    );
  },
};
