import { darken, lighten, mix } from '../color';
import type { Stage } from '../stage';
import { d, polygon } from '../path-data';
import { circle, group, path, rect, repeat, stroke, together } from '../svg';
import { pendant, plant, skyline } from './fittings';

const SCHEMES = [
  { wall: '#dfe6ea', table: '#b98a62', chair: '#35506b', accent: '#e8663d', sky: '#9fd0ea' },
  { wall: '#e9e4dc', table: '#8d6247', chair: '#3f6b5c', accent: '#e2a52f', sky: '#b8ddd8' },
  { wall: '#e4e1ee', table: '#9b7aa8', chair: '#4a3f7a', accent: '#d6407a', sky: '#b5c6f2' },
] as const;

/** A long table, a screen, and glass to the city. */
export function drawMeetingRoom(stage: Stage): string {
  const { random } = stage;
  const { wall, table, chair, accent, sky } = random.pick(SCHEMES);
  const clip = stage.clip(rect(30, 40, 236, 186, '#000'));
  const view =
    rect(
      30,
      40,
      236,
      186,
      stage.linear([
        [0, sky],
        [1, '#fdf6e8'],
      ]),
    ) +
    skyline(
      random,
      { left: 30, right: 266, floor: 228, low: 40, high: 130 },
      mix(sky, chair, 0.45),
    ) +
    skyline(random, { left: 30, right: 266, floor: 228, low: 20, high: 70 }, mix(sky, chair, 0.7));
  const bars = repeat(5, (index) => {
    const height = 16 + index * 9 + random.between(-8, 12);
    return rect(
      352 + index * 26,
      152 - height,
      16,
      height,
      index === 4 ? accent : lighten(chair, 0.35),
      { rx: 2 },
    );
  });
  const seat = (x: number, y: number, s: number) =>
    rect(x - 25 * s, y, 50 * s, 52 * s, chair, { rx: 11 * s }) +
    rect(x - 25 * s, y, 50 * s, 13 * s, lighten(chair, 0.16), { rx: 6 * s }) +
    stroke(
      d`M${x} ${y + 52 * s}v${22 * s}M${x - 18 * s} ${y + 80 * s}L${x} ${y + 70 * s}L${x + 18 * s} ${y + 80 * s}`,
      '#2a2430',
      4.5 * s,
    );
  const lamps = [214, 320, 426].map((x) => pendant(stage, x, 34, accent));
  return (
    rect(
      0,
      0,
      640,
      262,
      stage.linear([
        [0, lighten(wall, 0.3)],
        [1, wall],
      ]),
    ) +
    rect(0, 258, 640, 102, mix(wall, chair, 0.22)) +
    group(view, { 'clip-path': clip }) +
    stroke('M30 40h236v186h-236zM148 40v186', '#ffffff', 8) +
    rect(330, 62, 220, 128, '#1c1826', { rx: 8 }) +
    rect(337, 69, 206, 114, '#fdfcff', { rx: 3 }) +
    rect(352, 80, 70, 7, chair, { rx: 3.5 }) +
    rect(352, 93, 44, 5, mix(chair, '#ffffff', 0.6), { rx: 2.5 }) +
    together(bars) +
    circle(510, 122, 20, 'none', { stroke: mix(chair, '#ffffff', 0.6), 'stroke-width': 11 }) +
    path('M510 96.5a25.5 25.5 0 0 1 24 34l-10 -3.5a15 15 0 0 0 -14 -20z', accent) +
    together(lamps.join('')) +
    together([170, 270, 370, 470].map((x) => seat(x, 214, 0.86)).join('')) +
    path(
      polygon([150, 256, 490, 256, 566, 300, 74, 300]),
      stage.linear([
        [0, lighten(table, 0.3)],
        [1, table],
      ]),
    ) +
    rect(74, 299, 492, 10, darken(table, 0.25), { rx: 2 }) +
    path(polygon([206, 262, 256, 262, 250, 284, 190, 284]), '#fdfcff') +
    path('M332 284l6 -26h54l6 26z', '#c9ccd6') +
    rect(326, 283, 78, 5, '#9a9eac', { rx: 2 }) +
    path('M446 266h18l-2 18h-14z', accent) +
    together([136, 260, 384, 508].map((x) => seat(x, 286, 1.15)).join('')) +
    plant(604, 330, '#2f8468', '#f6f2ee', 1)
  );
}
