import { cosine, disc, sine } from '../path-data';
import { circle, path, rect, repeat } from '../svg';

/** A hair style in two layers, around a head of 108 × 156 centred at (200, 184). */
export interface Hair {
  /** Drawn behind the head. */
  back?: (color: string) => string;
  /** Drawn over the forehead. */
  front: (color: string, trim: string) => string;
}

const outline = (data: string) => (color: string) => path(data, color);

const PULLED_BACK =
  'M141 182C134 124 160 92 200 92S266 124 259 182C254 154 236 138 200 135S146 154 141 182z';

const longStraight: Hair = {
  back: outline(
    'M200 84C140 84 118 128 118 190C118 250 106 304 110 336C130 346 152 340 162 322L160 180H240L238 322C248 340 270 346 290 336C294 304 282 250 282 190C282 128 260 84 200 84z',
  ),
  front: outline(
    'M138 194C134 124 160 90 200 90S266 124 262 194C259 178 254 166 247 156C216 170 184 170 153 156C146 166 141 178 138 194z',
  ),
};

const bob: Hair = {
  back: outline(
    'M200 84C142 84 121 126 121 178C121 212 112 238 118 256C136 266 156 260 164 248L160 170H240L236 248C244 260 264 266 282 256C288 238 279 212 279 178C279 126 258 84 200 84z',
  ),
  front: outline(
    'M139 190C134 122 162 90 202 90C246 90 266 126 261 190C256 162 240 144 220 130C198 154 168 156 153 160C146 170 141 178 139 190z',
  ),
};

const crop: Hair = {
  front: outline(
    'M141 172C132 116 160 84 204 86C248 86 268 120 259 172C256 158 252 150 246 142C226 147 190 144 168 130C156 142 147 154 141 172z',
  ),
};

const bun: Hair = {
  back: (color) => circle(200, 70, 31, color),
  front: outline(PULLED_BACK),
};

const ponytail: Hair = {
  back: outline('M232 100C300 82 334 150 312 240C304 268 292 286 276 296C286 244 278 190 244 140z'),
  front: outline(PULLED_BACK),
};

const twinTails: Hair = {
  back: outline(
    'M152 128C120 122 92 150 88 208C86 252 92 300 112 338C120 322 134 300 138 262C142 226 140 190 160 166zM248 128C280 122 308 150 312 208C314 252 308 300 288 338C280 322 266 300 262 262C258 226 260 190 240 166z',
  ),
  front: (color, trim) =>
    longStraight.front(color, trim) +
    path(disc(142, 150, 9) + disc(258, 150, 9), trim, { opacity: 0.85 }),
};

const curls: Hair = {
  back: outline(
    repeat(13, (index) => {
      const angle = 158 + index * 17;
      return disc(200 + cosine(angle) * 72, 162 + sine(angle) * 74, 31);
    }) + disc(200, 150, 70),
  ),
  front: outline(
    repeat(6, (index) => disc(152 + index * 19.2, 130 - Math.abs(2.5 - index) * -5, 19)),
  ),
};

const quiff: Hair = {
  front: outline(
    'M143 172C132 134 138 102 162 92C174 64 240 56 266 88C282 108 270 134 258 172C255 152 249 141 240 134C214 143 184 139 162 128C153 140 147 154 143 172z',
  ),
};

const waves: Hair = {
  back: outline(
    'M200 82C142 82 113 120 117 172C119 196 102 206 107 232C111 256 94 272 103 300C116 330 152 332 168 316L160 170H240L232 316C248 332 284 330 297 300C306 272 289 256 293 232C298 206 281 196 283 172C287 120 258 82 200 82z',
  ),
  front: outline(
    'M139 200C132 124 158 90 200 90S268 124 261 200C257 158 234 130 206 110C176 134 144 158 139 200z',
  ),
};

const SIDEBURNS =
  'M141 146h14l-2 44C145 182 141 168 141 146zM259 146h-14l2 44C255 182 259 168 259 146z';

const cap: Hair = {
  front: (color, trim) =>
    path(SIDEBURNS, color) +
    path('M135 154C132 108 160 82 200 82S266 108 264 150z', color) +
    path(
      'M254 136C298 138 330 150 333 163C300 170 250 158 134 155C160 142 210 136 254 136z',
      color,
    ) +
    path('M139 149C170 139 214 134 254 136', 'none', {
      stroke: trim,
      'stroke-width': 2.5,
      opacity: 0.8,
    }) +
    circle(200, 82, 5, trim, { opacity: 0.8 }),
};

const bucketHat: Hair = {
  back: bob.back,
  front: (color, trim) =>
    path('M151 136C154 94 168 80 200 80S246 94 249 136L288 168C244 184 156 184 112 168z', color) +
    path('M149 140C180 150 220 150 251 140', 'none', {
      stroke: trim,
      'stroke-width': 4,
      opacity: 0.7,
    }),
};

const beanie: Hair = {
  front: (color, trim) =>
    path(SIDEBURNS, color) +
    circle(200, 66, 15, trim, { opacity: 0.85 }) +
    path('M139 148C135 100 160 72 200 72S265 100 261 148z', color) +
    rect(132, 130, 136, 27, color, {
      rx: 13,
      stroke: trim,
      'stroke-width': 2.5,
      'stroke-opacity': 0.7,
    }),
};

export const HAIR: readonly Hair[] = [
  longStraight,
  bob,
  crop,
  bun,
  ponytail,
  twinTails,
  curls,
  quiff,
  waves,
  cap,
  bucketHat,
  beanie,
];
