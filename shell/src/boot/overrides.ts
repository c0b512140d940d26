import type { RemoteVersion } from '@spotlight/shared/contract/schema';

/** What runs in this tab in the place of what visitors get. */
export interface Override {
  version: string;
  details: RemoteVersion;
  /** The signed link that brought it, … */
  preview?: string;
  /** … or the developer's machine that it comes from; neither: it was released. */
  origin?: string;
}

/** Remote → what was chosen for it. */
export type Overrides = Readonly<Record<string, Override>>;

export const OVERRIDES_KEY = 'spotlight-overrides';

/**
 * What was chosen in this tab, as long as it lives. Nothing of it is believed before it runs:
 * `overrides/refusal-of.ts`.
 */
export const readOverrides = (): Overrides =>
  JSON.parse(sessionStorage[OVERRIDES_KEY] ?? '{}') as Overrides;
