/** What one group of visitors has had of a remote: each of them counts once. */
interface GroupFigures {
  opened: number;
  /** How many of them saw it fail. */
  broken: number;
}

/** The canary, and the active version among as many other visitors at the same time. */
export interface CanaryFigures {
  canary: GroupFigures;
  active: GroupFigures;
}

/** A canary without trouble is promoted, and one that nothing was found out of is given up, within these. */
export interface Bounds {
  /** In each group, before it is promoted. */
  visitors: number;
  /** That it has run at least. */
  hours: number;
  /** That it runs at most. */
  days: number;
}

export const BOUNDS: Bounds = { visitors: 500, hours: 24, days: 7 };

/** So much likelier has it to be that the canary fails more often: one in a hundred good ones is ever stopped. */
export const STOP_AT = 100;

/** Nothing is promoted while it is that likely: more visitors tell. */
const DOUBT_AT = 10;

/** How much more often a bad canary may fail than the active version. All are as likely. */
const RATIOS = [1.5, 2, 3, 5, 10, 30];

/**
 * How much likelier the figures are if the canary fails more often than if it fails as often as the active version: a mixture
 * sequential probability ratio test.
 *
 * Of all visitors who saw a failure, one in the canary's group is expected with the group's share of the visitors, `w`; of a version that
 * fails `r` times as often with `r·w / (1 + (r − 1)·w)`. With `c` of `n` failures in the canary that makes a likelihood ratio of
 * `r^c / (1 + (r − 1)·w)^n`, whose mean over the ratios is the answer. While both are equally good its expectation stays 1, however
 * often somebody looks, so it ever reaches 100 in at most one of a hundred cases (Ville's inequality). How often anything fails
 * does not enter, so that a bad network, or a backend that is down, harms both alike.
 * @example evidence({ canary: { opened: 20, broken: 10 }, active: { opened: 20, broken: 0 } }) // 227
 */
export function evidence({ canary, active }: CanaryFigures): number {
  const visitors = canary.opened + active.opened;
  if (visitors === 0) return 1;
  const share = canary.opened / visitors;
  const failures = canary.broken + active.broken;
  const ratios = RATIOS.map((ratio) =>
    Math.exp(canary.broken * Math.log(ratio) - failures * Math.log(1 + (ratio - 1) * share)),
  );
  return ratios.reduce((sum, each) => sum + each, 0) / ratios.length;
}

export type Verdict =
  /** It fails more often. */
  | 'stop'
  /** It had its time and its visitors, and nothing speaks against it. */
  | 'promote'
  /** It had all its time, and not enough visitors to know. */
  | 'give-up'
  | 'go-on';

/** What to do with a canary that has run for `hours`. */
export function judge(figures: CanaryFigures, hours: number, bounds: Bounds = BOUNDS): Verdict {
  const found = evidence(figures);
  if (found >= STOP_AT) return 'stop';
  const { canary, active } = figures;
  const isEnough = Math.min(canary.opened, active.opened) >= bounds.visitors;
  if (isEnough && hours >= bounds.hours && found < DOUBT_AT) return 'promote';
  return hours >= bounds.days * 24 ? 'give-up' : 'go-on';
}
