import type { Canary, Registry } from '@spotlight/shared/contract/schema';
import { promoteCanary, stopCanary } from '../release/canary';
import { readRegistry } from '../release/registry-file';
import { evidence, judge, type Bounds, type CanaryFigures, type Verdict } from './canary.rules';
import { readFigures } from './figures';

export interface KeptCanary {
  id: string;
  owner: string;
  canary: Canary;
  figures: CanaryFigures;
  verdict: Verdict;
}

const HOUR_MS = 60 * 60_000;

/** Reads the figures of every canary that runs, and says what is to be done with it. One for nobody waits, for as long as any may. */
export async function lookAtCanaries(
  { remotes }: Registry,
  databaseUrl: string,
  { bounds, now = new Date() }: { bounds?: Bounds | undefined; now?: Date } = {},
): Promise<KeptCanary[]> {
  const kept: KeptCanary[] = [];
  for (const [id, { canary, versions }] of Object.entries(remotes)) {
    if (!canary) continue;
    const figures = await readFigures(databaseUrl, id, canary.version);
    const hours = (now.getTime() - Date.parse(canary.since)) / HOUR_MS;
    const verdict = judge(figures, hours, bounds);
    const owner = versions[canary.version]?.manifest.owner ?? id;
    kept.push({ id, owner, canary, figures, verdict });
  }
  return kept;
}

/**
 * Promotes and stops what is to be promoted and stopped.
 * @returns a sentence for each that has changed, or should and could not: its owner's key may be elsewhere
 */
export async function keepCanaries(
  dataDir: string,
  databaseUrl: string,
  options: { bounds?: Bounds | undefined; now?: Date } = {},
): Promise<string[]> {
  const said: string[] = [];
  for (const each of await lookAtCanaries(readRegistry(dataDir), databaseUrl, options)) {
    const { id, owner, canary, verdict } = each;
    if (verdict === 'go-on') continue;
    const isWell = verdict === 'promote';
    try {
      await (isWell ? promoteCanary : stopCanary)(dataDir, id, canary.version);
      said.push(
        `${id} ${canary.version} ${isWell ? 'is live' : 'was stopped'}: ${sayFigures(each)}`,
      );
    } catch (fault) {
      said.push(
        `${id} ${canary.version} should be ${isWell ? 'promoted' : 'stopped'} (${sayFigures(each)}): tell ${owner} to run "npm run canary -- ${id} --${isWell ? 'promote' : 'stop'}" with its key. ${(fault as Error).message}`,
      );
    }
  }
  return said;
}

const reasons: Record<Verdict, string> = {
  stop: 'it fails more often than the active version',
  promote: 'nothing speaks against it',
  'give-up': 'its time is over, and too few have opened it to know',
  'go-on': 'nothing is known yet',
};

/** The figures of a canary, and what follows from them. */
export const sayFigures = ({ figures, verdict }: KeptCanary): string => {
  const { canary, active } = figures;
  const group = ({ broken, opened }: typeof canary) => `${broken} of ${opened}`;
  return `failed for ${group(canary)} visitors, the active version for ${group(active)}, ratio ${evidence(figures).toPrecision(2)}; ${reasons[verdict]}`;
};
