import { darken, lighten, mix } from '../color';
import type { Stage } from '../stage';
import { polygon } from '../path-data';
import { circle, group, path, rect, repeat, stroke, together } from '../svg';
import { skyline } from './fittings';

const SCHEMES = [
  {
    wall: '#e9dccb',
    panel: '#8a5f46',
    throwRug: '#2f6f73',
    sky: ['#f7b28a', '#ffe8c4'],
    city: '#b06f72',
    night: false,
  },
  {
    wall: '#34304f',
    panel: '#5c3f57',
    throwRug: '#c9467f',
    sky: ['#141a45', '#6c4a9a'],
    city: '#120f2e',
    night: true,
  },
  {
    wall: '#dde3e0',
    panel: '#4d6660',
    throwRug: '#d68a3a',
    sky: ['#7fbde0', '#e9f5f2'],
    city: '#5f8fae',
    night: false,
  },
] as const;

/** A made bed between two lamps, and the city behind the glass. */
export function drawHotelRoom(stage: Stage): string {
  const { random } = stage;
  const { wall, panel, throwRug, sky, city, night } = random.pick(SCHEMES);
  const sheet = night ? '#d9d3e6' : '#fffaf4';
  const clip = stage.clip(rect(420, 40, 196, 210, '#000'));
  const view =
    rect(
      420,
      40,
      196,
      210,
      stage.linear([
        [0, sky[0]],
        [1, sky[1]],
      ]),
    ) +
    circle(random.between(460, 570), 92, 20, '#fff4d0') +
    skyline(
      random,
      { left: 420, right: 616, floor: 250, low: 40, high: 120 },
      city,
      night ? '#ffd98a' : undefined,
    );
  const lamp = (x: number) =>
    circle(x, 170, 96, stage.glow('#ffe0a0', night ? 0.75 : 0.6)) +
    path(polygon([x - 15, 152, x + 15, 152, x + 25, 190, x - 25, 190]), '#fff1cc') +
    rect(x - 2.5, 190, 5, 34, darken(panel, 0.3)) +
    rect(x - 24, 224, 48, 62, darken(panel, 0.12), { rx: 4 }) +
    rect(x - 18, 244, 36, 3, lighten(panel, 0.3));
  const pillow = (x: number, color: string) => rect(x, 206, 96, 46, color, { rx: 18 });
  return (
    rect(
      0,
      0,
      640,
      300,
      stage.linear([
        [0, lighten(wall, 0.12)],
        [1, wall],
      ]),
    ) +
    rect(0, 294, 640, 66, mix(panel, wall, 0.35)) +
    group(view, { 'clip-path': clip }) +
    stroke('M420 40h196v210h-196zM518 40v210', night ? '#1d1830' : '#ffffff', 8) +
    together(
      repeat(5, (index) =>
        rect(384 + index * 9, 22, 9.5, 262, index % 2 ? lighten(throwRug, 0.12) : throwRug),
      ),
    ) +
    stroke('M376 22H640', darken(panel, 0.3), 6) +
    rect(84, 128, 250, 120, panel, { rx: 10 }) +
    stroke('M134 134v108M184 134v108M234 134v108M284 134v108', darken(panel, 0.22), 2.5) +
    rect(162, 40, 94, 66, '#fff8ea', { stroke: darken(panel, 0.3), 'stroke-width': 4 }) +
    path(
      random.pick(['M166 102L196 62L220 90L234 74L252 102z', 'M166 84q40 -40 86 0v18h-86z']),
      throwRug,
    ) +
    together(lamp(48) + lamp(370)) +
    together(pillow(106, sheet) + pillow(216, sheet)) +
    rect(176, 222, 72, 40, throwRug, { rx: 16 }) +
    rect(74, 246, 270, 72, sheet, { rx: 14 }) +
    path(
      'M74 268h270v50q0 10 -10 10h-250q-10 0 -10 -10z',
      stage.linear([
        [0, mix(throwRug, sheet, 0.1)],
        [1, darken(throwRug, 0.2)],
      ]),
    ) +
    path('M74 268h270v14h-270z', sheet, { opacity: 0.7 }) +
    path('M90 326h14v18h-14zM314 326h14v18h-14z', darken(panel, 0.3))
  );
}
