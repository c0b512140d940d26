import type { PerformerCategory } from '../../artwork-request';
import { box } from '../path-data';
import { circle, path, place, rect, stroke } from '../svg';

/** Colours of a prop: its body, its lit edge, one small accent. */
interface PropColors {
  body: string;
  edge: string;
  accent: string;
}

/** Something that tells what a performer does. `behind` goes below the figure. */
export interface Prop {
  behind?: (colors: PropColors) => string;
  front?: (colors: PropColors) => string;
}

const round = { 'stroke-linecap': 'round' };

const microphone: Prop = {
  front: ({ body, edge, accent }) =>
    place(
      path('M-13 16h26l-8 112h-10z', body) +
        stroke('M-13 18l8 108', edge, 2.5) +
        circle(0, 0, 23, body) +
        stroke('M-16 14A22 22 0 0 1 -8 -20', edge, 3, round) +
        rect(-16, 13, 32, 7, accent, { rx: 3 }),
      262,
      282,
      -30,
    ) + path('M262 350c8 -20 34 -26 50 -12c14 14 22 34 18 62h-60z', body),
};

const headphones: Prop = {
  front: ({ body, edge, accent }) =>
    stroke('M136 196C126 54 274 54 264 196', body, 15) +
    stroke('M131 180C126 66 214 54 244 92', edge, 2.5, round) +
    path(box(120, 172, 31, 58, 14) + box(249, 172, 31, 58, 14), body) +
    stroke('M124 186v30', edge, 3, round) +
    path(box(130, 188, 9, 27, 4.5) + box(261, 188, 9, 27, 4.5), accent),
};

const guitar: Prop = {
  behind: ({ body, edge }) =>
    place(
      path('M-9 -270h18v190h-18zM-16 -320h32l5 52h-42z', body) +
        stroke('M-9 -268v180M-16 -318l-5 48', edge, 3) +
        stroke('M-20 -306h-8M-22 -288h-8M20 -306h8M22 -288h8', edge, 5, round),
      286,
      400,
      36,
    ),
  front: ({ body, edge, accent }) =>
    place(
      path(
        'M0 -92C50 -92 62 -56 48 -34C40 -18 78 0 78 48C78 96 34 112 0 112S-78 96 -78 48C-78 0 -40 -18 -48 -34C-62 -56 -50 -92 0 -92z',
        body,
      ) +
        stroke('M-44 -40C-60 -70 -34 -90 0 -90M-46 -26C-40 -14 -76 2 -76 46', edge, 3.5, round) +
        circle(0, 4, 24, accent, { opacity: 0.85 }) +
        rect(-9, -170, 18, 176, body) +
        stroke('M-3 -168V60M3 -168V60', accent, 1.2, { opacity: 0.6 }) +
        rect(-24, 56, 48, 9, accent, { rx: 4 }),
      250,
      372,
      36,
      0.86,
    ),
};

const saxophone: Prop = {
  front: ({ body, edge, accent }) =>
    stroke('M214 246q30 -14 44 16l26 96q10 34 -22 34t-30 -36', body, 22, round) +
    path('M212 366l-26 -42l64 -8l-8 46z', body) +
    stroke('M218 236q32 -12 48 22l26 96', accent, 5, { ...round, opacity: 0.95 }) +
    stroke('M186 324l64 -8', edge, 4, round) +
    stroke('M254 282l22 -4M260 304l22 -4M266 326l22 -4', accent, 5, round),
};

const LEFT_ARM = 'M92 350C66 310 40 272 46 236C54 196 82 150 104 92';
const RIGHT_ARM = 'M308 352C338 318 364 286 358 252C352 222 336 198 318 150';

const raisedArms: Prop = {
  behind: ({ body, edge }) =>
    stroke(LEFT_ARM, edge, 38, { ...round, transform: 'translate(-6 -3)' }) +
    stroke(LEFT_ARM, body, 38, round) +
    stroke(RIGHT_ARM, edge, 38, { ...round, transform: 'translate(-5 -3)' }) +
    stroke(RIGHT_ARM, body, 38, round) +
    stroke('M104 92l4 -30M106 92l16 -26M308 148l0 -30M318 150l14 -28', body, 15, round),
};

const ringLight: Prop = {
  behind: ({ accent }) =>
    circle(200, 182, 142, 'none', { stroke: accent, 'stroke-width': 34, opacity: 0.22 }) +
    circle(200, 182, 142, 'none', { stroke: '#ffffff', 'stroke-width': 15 }),
  front: ({ body, edge, accent }) =>
    place(
      rect(-34, -62, 68, 120, body, { rx: 13, stroke: edge, 'stroke-width': 2.5 }) +
        circle(-12, -40, 9, accent) +
        circle(-12, -40, 4, body) +
        path('M-12 -6L16 9L-12 24z', accent),
      300,
      326,
      10,
    ) + path('M262 400c-4 -44 16 -64 42 -54c26 10 40 30 42 54z', body),
};

const studioMicrophone: Prop = {
  front: (colors) =>
    (headphones.front?.(colors) ?? '') +
    stroke('M400 236L322 262L284 286', colors.body, 9, { ...round, 'stroke-linejoin': 'round' }) +
    stroke('M398 232L322 257', colors.edge, 2) +
    place(
      rect(-21, -40, 42, 84, colors.body, { rx: 20 }) +
        stroke('M-21 -22v44', colors.edge, 3, round) +
        rect(-21, -3, 42, 6, colors.accent) +
        stroke('M-11 -24h22M-13 -16h26', colors.accent, 2, { opacity: 0.6 }),
      270,
      296,
      -24,
    ),
};

/** What a performer of each category may carry. */
export const PROPS: Record<PerformerCategory, readonly Prop[]> = {
  dj: [headphones],
  artist: [microphone],
  band: [guitar, microphone],
  musician: [saxophone, guitar, headphones],
  dance: [raisedArms],
  host: [microphone],
  youtube: [ringLight],
  podcaster: [studioMicrophone],
};
