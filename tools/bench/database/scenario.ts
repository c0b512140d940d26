/** One statement as a caller of the data API makes it. */
export interface Request {
  function: string;
  args: Record<string, Argument>;
  /** Null for a visitor. */
  userId: string | null;
}

type Argument = string | number | boolean | null | object;

export interface Scenario {
  name: string;
  /** Also asked over HTTP, through gateway and data API. */
  isAskedOverHttp?: boolean;
  /** How many ask at once, where that is not everybody. */
  callers?: number;
  aim?: { p99Ms: number } | { perSecond: number };
  /** The request of a number; each number is asked once. */
  request: (n: number) => Request;
}

/** What the scenarios need to know of the data. */
export interface Subjects {
  /** Events on sale with seats for all, the first one the most wanted. */
  events: string[];
  /** People who have not bought anything. */
  buyers: string[];
  /** People who have bought, follow, and told what they like. */
  fans: string[];
  cities: string[];
  /** Calendars that everybody may look at. */
  venues: string[];
  /** Venues with whose they are. */
  hosts: { venue: string; owner: string }[];
  /** The same of performers. */
  stages: string[];
  /** Performers with whose they are. */
  acts: { performer: string; owner: string }[];
  /** Have goods and spots. */
  performers: string[];
  /** May do everything in the back office. */
  admin: string;
}

export const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
export const dayFrom = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei' }).format(
    Date.now() + days * 86_400_000,
  );
