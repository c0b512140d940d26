/**
 * The colour roles of the two themes. A component names a role (`var(--danger-ink)`), never a
 * colour. Every text pair reaches 4.5:1 and every control border 3:1: `contrast.test.ts` measures
 * these very values.
 */
export const lightTheme = {
  bg: 'oklch(0.985 0.004 305)',
  surface: 'oklch(1 0 0)',
  'surface-2': 'oklch(0.962 0.007 305)',
  'surface-3': 'oklch(0.93 0.011 305)',
  raised: 'oklch(1 0 0)',
  control: 'oklch(1 0 0)',
  line: 'oklch(0.905 0.011 305)',
  'line-control': 'oklch(0.62 0.022 305)',
  ink: 'oklch(0.215 0.032 305)',
  'ink-2': 'oklch(0.42 0.028 305)',
  'ink-3': 'oklch(0.505 0.024 305)',
  inverse: 'oklch(0.215 0.032 305)',
  'inverse-hover': 'oklch(0.32 0.035 305)',
  'on-inverse': 'oklch(0.985 0.004 305)',

  accent: 'oklch(0.56 0.22 352)',
  'accent-hover': 'oklch(0.505 0.21 352)',
  'accent-press': 'oklch(0.45 0.19 352)',
  'on-accent': 'oklch(1 0 0)',
  'accent-ink': 'oklch(0.51 0.205 352)',
  'accent-soft': 'oklch(0.955 0.026 350)',
  focus: 'oklch(0.56 0.22 352)',

  amber: 'oklch(0.84 0.155 82)',
  'on-amber': 'oklch(0.27 0.06 70)',
  'amber-ink': 'oklch(0.47 0.105 68)',
  'amber-soft': 'oklch(0.962 0.045 88)',

  success: 'oklch(0.6 0.14 155)',
  'success-ink': 'oklch(0.45 0.11 155)',
  'success-soft': 'oklch(0.955 0.035 158)',
  warning: 'oklch(0.76 0.155 75)',
  'warning-ink': 'oklch(0.47 0.105 68)',
  'warning-soft': 'oklch(0.962 0.045 88)',
  danger: 'oklch(0.56 0.205 27)',
  'danger-hover': 'oklch(0.5 0.19 27)',
  'danger-ink': 'oklch(0.5 0.185 27)',
  'danger-soft': 'oklch(0.958 0.022 22)',
  info: 'oklch(0.58 0.16 255)',
  'info-ink': 'oklch(0.47 0.135 255)',
  'info-soft': 'oklch(0.957 0.022 250)',

  'shadow-bar': '0 1px 0 var(--line), 0 6px 20px -12px oklch(0.25 0.06 305 / 0.22)',
  'shadow-pop':
    '0 2px 6px oklch(0.25 0.06 305 / 0.06), 0 12px 32px -8px oklch(0.25 0.06 305 / 0.18)',
  'shadow-sheet':
    '0 8px 20px oklch(0.25 0.06 305 / 0.08), 0 32px 80px -16px oklch(0.25 0.06 305 / 0.34)',
  scrim: 'oklch(0.16 0.03 300 / 0.55)',
  sweep: 'oklch(1 0 0 / 0.65)',
  'beam-warm': 'oklch(0.9 0.1 82 / 0.55)',
  'beam-pink': 'oklch(0.8 0.14 350 / 0.3)',
};

/** A colour role; `var(--<role>)` in CSS. */
export type ThemeToken = keyof typeof lightTheme;

export const darkTheme: Record<ThemeToken, string> = {
  bg: 'oklch(0.165 0.022 300)',
  surface: 'oklch(0.208 0.026 300)',
  'surface-2': 'oklch(0.25 0.028 300)',
  'surface-3': 'oklch(0.3 0.03 300)',
  raised: 'oklch(0.335 0.032 300)',
  control: 'oklch(0.208 0.026 300)',
  line: 'oklch(0.305 0.028 300)',
  'line-control': 'oklch(0.56 0.03 300)',
  ink: 'oklch(0.965 0.008 300)',
  'ink-2': 'oklch(0.82 0.018 300)',
  'ink-3': 'oklch(0.71 0.022 300)',
  inverse: 'oklch(0.965 0.008 300)',
  'inverse-hover': 'oklch(0.88 0.015 300)',
  'on-inverse': 'oklch(0.2 0.026 300)',

  accent: 'oklch(0.575 0.22 352)',
  'accent-hover': 'oklch(0.535 0.215 352)',
  'accent-press': 'oklch(0.49 0.2 352)',
  'on-accent': 'oklch(1 0 0)',
  'accent-ink': 'oklch(0.78 0.135 350)',
  'accent-soft': 'oklch(0.29 0.08 350)',
  focus: 'oklch(0.78 0.135 350)',

  amber: 'oklch(0.84 0.15 82)',
  'on-amber': 'oklch(0.27 0.06 70)',
  'amber-ink': 'oklch(0.86 0.13 84)',
  'amber-soft': 'oklch(0.31 0.055 75)',

  success: 'oklch(0.68 0.14 155)',
  'success-ink': 'oklch(0.83 0.13 158)',
  'success-soft': 'oklch(0.29 0.05 160)',
  warning: 'oklch(0.8 0.15 80)',
  'warning-ink': 'oklch(0.86 0.13 84)',
  'warning-soft': 'oklch(0.31 0.055 75)',
  danger: 'oklch(0.585 0.2 25)',
  'danger-hover': 'oklch(0.53 0.195 25)',
  'danger-ink': 'oklch(0.8 0.12 22)',
  'danger-soft': 'oklch(0.3 0.075 22)',
  info: 'oklch(0.66 0.14 252)',
  'info-ink': 'oklch(0.81 0.1 250)',
  'info-soft': 'oklch(0.3 0.06 255)',

  'shadow-bar': '0 1px 0 var(--line), 0 8px 24px -8px oklch(0 0 0 / 0.6)',
  'shadow-pop': '0 0 0 1px var(--line), 0 16px 40px -8px oklch(0 0 0 / 0.6)',
  'shadow-sheet': '0 0 0 1px var(--line), 0 32px 80px -8px oklch(0 0 0 / 0.75)',
  scrim: 'oklch(0.08 0.02 300 / 0.68)',
  sweep: 'oklch(1 0 0 / 0.06)',
  'beam-warm': 'oklch(0.84 0.11 8 / 0.24)',
  'beam-pink': 'oklch(0.62 0.22 350 / 0.3)',
};
