import { darken, lighten, mix } from '../color';
import type { Stage } from '../stage';
import { d, oval, polygon } from '../path-data';
import { circle, path, rect, repeat, stroke, together } from '../svg';

const SCHEMES = [
  { wall: '#d9dce4', paper: '#f4a9bd' },
  { wall: '#d5dbdd', paper: '#8fd0c8' },
  { wall: '#dfdae3', paper: '#f6c667' },
  { wall: '#d8dde8', paper: '#9fb4f2' },
] as const;

const IRON = '#211d29';

/** A paper backdrop between two lights, with the camera in front. */
export function drawPhotoStudio(stage: Stage): string {
  const { random } = stage;
  const { wall, paper } = random.pick(SCHEMES);
  const shade = stage.linear([
    [0, lighten(paper, 0.35)],
    [0.62, paper],
    [0.7, darken(paper, 0.07)],
    [1, lighten(paper, 0.15)],
  ]);
  const tripod = (x: number, top: number) =>
    stroke(d`M${x} ${top}L${x - 38} 356M${x} ${top}L${x + 38} 356M${x} ${top}V350`, IRON, 6, {
      'stroke-linecap': 'round',
    });
  const stand = (x: number, top: number) =>
    stroke(d`M${x} ${top}V332M${x - 26} 346L${x} 312L${x + 26} 346`, IRON, 4.5);
  const prop = random.pick([
    rect(286, 246, 68, 62, '#ffffff', { rx: 4 }) +
      rect(286, 246, 68, 10, darken(paper, 0.1), { opacity: 0.4 }),
    path(oval(320, 246, 38, 9), '#7a5240') +
      path('M296 250h8l-8 62h-8zM336 250h8l8 62h-8z', '#5e3d2f'),
    path('M270 312V250q0 -22 22 -22h56q22 0 22 22v62h-14v-22h-72v22z', mix(paper, '#7a2450', 0.6)),
  ]);
  return (
    rect(
      0,
      0,
      640,
      296,
      stage.linear([
        [0, darken(wall, 0.1)],
        [1, wall],
      ]),
    ) +
    together(repeat(9, (index) => rect(index * 74, 0, 2, 296, darken(wall, 0.08)))) +
    rect(0, 292, 640, 68, mix(wall, '#6e6879', 0.42)) +
    rect(170, 20, 300, 12, IRON, { rx: 6 }) +
    path('M184 30h272v222q4 44 60 74H124q56 -30 60 -74z', shade) +
    path(oval(320, 312, 84, 10), '#000000', { opacity: 0.14 }) +
    prop +
    path(
      polygon([120, 96, 120, 196, 330, 300, 330, 60]),
      stage.linear(
        [
          [0, '#ffffff', 0.7],
          [1, '#ffffff', 0],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    stand(92, 150) +
    path(polygon([66, 92, 126, 74, 126, 214, 66, 196]), IRON) +
    path(polygon([118, 80, 132, 76, 132, 212, 118, 208]), '#fffdf2') +
    stand(556, 120) +
    path('M500 74q22 -46 84 -38l-34 92q-48 -6 -50 -54z', '#ffffff') +
    path('M500 74q22 -46 84 -38l-17 46z', darken(wall, 0.16)) +
    stroke('M567 82L520 116', IRON, 4) +
    circle(520, 106, 90, stage.glow('#ffffff', 0.5)) +
    tripod(430, 268) +
    rect(394, 222, 78, 50, IRON, { rx: 8 }) +
    rect(414, 212, 30, 14, IRON, { rx: 4 }) +
    circle(433, 247, 19, '#3b3548') +
    circle(433, 247, 12, mix(paper, '#1a1030', 0.35)) +
    circle(428, 242, 4, '#ffffff', { opacity: 0.85 }) +
    circle(462, 232, 3.5, '#ff4d5e')
  );
}
