import { PALETTE_GROUNDS, paletteIndex } from '../palette-ground';

/** night: deep ground, white words · vivid: flat bright, dark words · paper: pale, two spot colours. */
export type Mood = 'night' | 'vivid' | 'paper';

/** The colours of one picture, all #rrggbb. */
export interface Palette {
  mood: Mood;
  /** Three stops of the diagonal ground; words stand on the first. */
  ground: readonly [string, string, string];
  /** The two colours that carry the motif. */
  lights: readonly [string, string];
  /** A third colour, used sparingly. */
  extra: string;
  /** Words. */
  ink: string;
  /** The short line above the words. */
  caption: string;
}

type Row = readonly [string, string, string, string, string, ink?: string];

const ROWS: readonly Row[] = [
  ['#2f0742', '#70096a', '#ff74c6', '#ffc95c', '#b48cff'],
  ['#3d082a', '#861a4d', '#ffa9b8', '#ffd466', '#ff5f8f'],
  ['#0e0d4b', '#2a28ae', '#7fe6ff', '#ff8fe2', '#938dff'],
  ['#043640', '#08807f', '#ffce5a', '#6bf2df', '#ff9c6b'],
  ['#093a2a', '#23805a', '#ffe28c', '#92f7b4', '#ff8ea6'],
  ['#4a130c', '#b33a1d', '#ff6d5c', '#ffb54d', '#ffe4b5'],
  ['#ffd234', '#ffa629', '#fff9d4', '#f4364f', '#5a3cc6', '#2b0913'],
  ['#cfb4ff', '#ffaecb', '#8547d6', '#fff1b3', '#ff5fa0', '#231038'],
  ['#55dadd', '#2f8ae4', '#ffffff', '#ff8a76', '#1b4fce', '#06283f'],
  ['#ff7270', '#ffa75c', '#fff0c4', '#b90f4e', '#6a1b4d', '#36060f'],
  ['#b9c4ff', '#ffb7e6', '#ffffff', '#3b5bea', '#ff6f91', '#121a4a'],
  ['#f5e7d1', '#eed8b8', '#e23a36', '#2c3b8d', '#f2b441', '#14163a'],
  ['#d3e8d4', '#afd2b9', '#f97b1c', '#e0435b', '#2f7a5a', '#2e0d0a'],
  ['#cfe6f3', '#a7cbe2', '#1f6fdc', '#ff7f32', '#5fd6d8', '#1a0d0a'],
  ['#fadae0', '#f5bfcb', '#d6207b', '#0f6e52', '#ffb84d', '#3a0a24'],
  ['#e3d9f6', '#cdbcec', '#6a3fd0', '#f39c12', '#21b5a5', '#1c1038'],
];

const NIGHTS = 6;
const VIVIDS = 5;

/** All palettes, in the order of their first ground colours. */
export const PALETTES: readonly Palette[] = ROWS.map((row, index) => {
  const [middle, end, first, second, extra, ink = '#ffffff'] = row;
  const isNight = index < NIGHTS;
  return {
    mood: isNight ? 'night' : index < NIGHTS + VIVIDS ? 'vivid' : 'paper',
    ground: [PALETTE_GROUNDS[index] ?? middle, middle, end],
    lights: [first, second],
    extra,
    ink,
    caption: isNight ? second : ink,
  };
});

/** The palette of an id. */
export const paletteOf = (id: string): Palette => PALETTES[paletteIndex(id)] as Palette;
