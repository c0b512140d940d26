import type { CertificateFiles } from '../../../supabase/stack/testing/self-signed-certificate';
import type { Account } from '../browser/sign-in';
import type { Section } from '../report/section';
import type { Served } from './serve';

/** Pages that are opened, each with a floor of its own. */
const pageNames = [
  'home',
  'events',
  'event',
  'venues',
  'venue',
  'artists',
  'performer',
  'birthday',
  'birthdayPage',
  'supportMap',
  'adProducts',
] as const;
export type FloorName = (typeof pageNames)[number];

export const scenarioNames = [
  ...pageNames,
  'back',
  'typing',
  'adminTyping',
  'panning',
  'calendar',
  'dayRoute',
] as const;
export type ScenarioName = (typeof scenarioNames)[number];

/** What the pages about one thing show. */
export interface Subjects {
  event: { id: string };
  venue: { id: string };
  performer: { id: string };
  /** Celebrates this month. */
  birthdayArtist: { id: string };
}

/** What all scenarios run on. */
export interface Stage {
  /** The site as it is, and the same sources in one build. */
  composed: Served;
  monolith: Served;
  /** Pages written by hand, without a script. */
  floors: Record<FloorName, Served>;
  subjects: Subjects;
  /** People of the demo data. */
  accounts: { admin: Account; venue: Account };
  tls: CertificateFiles;
  /** The backend itself, without TLS: for what a scenario asks past the browser. */
  backendUrl: string;
  runs: number;
  onProgress: (step: string) => void;
}

/** Measures one thing that visitors do, in all contenders that can do it. */
export type Scenario = (stage: Stage) => Promise<Section>;
