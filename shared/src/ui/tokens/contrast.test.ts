import { contrastRatio, oklchToSrgb } from './oklch';
import { darkTheme, lightTheme, type ThemeToken } from './theme.tokens';

type Pair = readonly [front: ThemeToken, ground: ThemeToken];

const each = (fronts: readonly ThemeToken[], grounds: readonly ThemeToken[]): Pair[] =>
  fronts.flatMap((front) => grounds.map((ground): Pair => [front, ground]));

const textPairs: readonly Pair[] = [
  ...each(['ink', 'ink-2', 'ink-3'], ['bg', 'surface', 'surface-2', 'control']),
  ...each(['ink', 'ink-2'], ['surface-3', 'raised', 'accent-soft']),
  ...each(['accent-ink', 'danger-ink', 'success-ink'], ['bg', 'surface', 'surface-2']),
  ...each(['accent-ink'], ['accent-soft']),
  ...each(['on-accent'], ['accent', 'accent-hover', 'accent-press', 'danger', 'danger-hover']),
  ...each(['on-inverse'], ['inverse', 'inverse-hover']),
  ['on-amber', 'amber'],
  ['amber-ink', 'amber-soft'],
  ['success-ink', 'success-soft'],
  ['warning-ink', 'warning-soft'],
  ['danger-ink', 'danger-soft'],
  ['info-ink', 'info-soft'],
];

const controlPairs: readonly Pair[] = [
  ...each(['line-control', 'focus', 'danger-ink'], ['bg', 'surface', 'surface-2']),
  ...each(['accent', 'inverse'], ['bg', 'surface']),
];

describe.each([
  ['light', lightTheme],
  ['dark', darkTheme],
] as const)('the %s theme', (_, theme) => {
  const ratioOf = ([front, ground]: Pair) =>
    contrastRatio(oklchToSrgb(theme[front]), oklchToSrgb(theme[ground]));

  it.each(textPairs)('lets text in %s be read on %s', (...pair) => {
    expect(ratioOf(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('lets a control in %s be seen on %s', (...pair) => {
    expect(ratioOf(pair)).toBeGreaterThanOrEqual(3);
  });
});

describe('the contrast ratio', () => {
  it('is 21 between black and white', () => {
    expect(contrastRatio(oklchToSrgb('oklch(0 0 0)'), oklchToSrgb('oklch(1 0 0)'))).toBeCloseTo(21);
  });

  it('knows sRGB red by its oklch coordinates', () => {
    const [red, green, blue] = oklchToSrgb('oklch(0.62796 0.25768 29.234)');
    expect(red).toBeCloseTo(1, 2);
    expect(green).toBeCloseTo(0, 1);
    expect(blue).toBeCloseTo(0, 1);
  });

  it('refuses what is not an opaque colour', () => {
    expect(() => oklchToSrgb('oklch(0.2 0.1 30 / 0.5)')).toThrow(/not an opaque colour/);
  });
});
