import type { CertificateFiles } from '../../../nginx/self-signed-certificate';
import type { Section } from '../report/section';
import type { Served } from './serve';

export const scenarioNames = [
  'home',
  'events',
  'event',
  'venues',
  'artists',
  'back',
  'typing',
] as const;
export type ScenarioName = (typeof scenarioNames)[number];

export type FloorName = 'home' | 'events' | 'event' | 'venues' | 'artists';

/** What all scenarios run on. */
export interface Stage {
  /** The site as it is, and the same sources in one build. */
  composed: Served;
  monolith: Served;
  /** Pages written by hand, without a script. */
  floors: Record<FloorName, Served>;
  /** The event of the pages about one. */
  event: { id: string };
  tls: CertificateFiles;
  runs: number;
  onProgress: (step: string) => void;
}

/** Measures one thing that visitors do, in all contenders that can do it. */
export type Scenario = (stage: Stage) => Promise<Section>;
