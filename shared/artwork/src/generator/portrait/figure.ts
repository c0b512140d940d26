import { darken, mix } from '../color';
import type { Stage } from '../stage';
import { disc } from '../path-data';
import { circle, group, path, stroke } from '../svg';
import { HAIR } from './hair';
import type { Prop } from './props';

const HEAD =
  'M146 172C146 126 168 104 200 104S254 126 254 172C254 226 226 264 200 264S146 226 146 172z';
const BODY =
  'M40 404C46 334 88 312 146 296C168 290 173 280 173 264V236H227V264C227 280 232 290 254 296C312 312 354 334 360 404z';
const NECK_SHADOW = 'M173 250C182 270 218 270 227 250V266C216 284 184 284 173 266z';

/**
 * A person lit from the left: the same shapes first in the colour of the light and moved a little,
 * then in the dark over it, so that a rim of light remains.
 */
export function drawFigure(stage: Stage, prop?: Prop): string {
  const { random, palette } = stage;
  const [first, second] = palette.lights;
  const isNight = palette.mood === 'night';
  const tone = isNight ? palette.ground[1] : mix(palette.ink, palette.extra, 0.3);
  const dark = darken(isNight ? palette.ground[0] : palette.ink, 0.35);
  const rim = isNight ? first : mix(palette.mood === 'vivid' ? '#ffffff' : first, '#fff1d0', 0.25);
  const skin = stage.linear(
    [
      [0, mix(tone, first, isNight ? 0.3 : 0.22)],
      [0.55, tone],
      [1, dark],
    ],
    0,
    0.1,
    1,
    0.3,
  );
  const cloth = stage.linear(
    [
      [0, mix(tone, first, 0.2)],
      [0.5, mix(tone, dark, 0.55)],
      [1, dark],
    ],
    0,
    0,
    0.9,
    0.5,
  );
  const hair = random.pick(HAIR);
  const colors = { body: dark, edge: rim, accent: second };
  const shape = (fill: string) =>
    (hair.back?.(fill) ?? '') + path(BODY, fill) + path(HEAD, fill) + hair.front(fill, fill);
  const glasses = random.chance(0.2)
    ? stroke(`${disc(176, 190, 19)}${disc(224, 190, 19)}M195 187q5 -4 10 0`, rim, 3)
    : '';
  const earring = random.chance(0.35) ? circle(147, 222, 5, second) : '';
  return (
    (prop?.behind?.(colors) ?? '') +
    group(shape(rim), { transform: 'translate(-6 -3)' }) +
    (hair.back?.(dark) ?? '') +
    path(BODY, cloth) +
    path(NECK_SHADOW, dark, { opacity: 0.55 }) +
    path(HEAD, skin) +
    glasses +
    hair.front(dark, rim) +
    earring +
    (prop?.front?.(colors) ?? '')
  );
}
