import path from 'node:path';
import { lockDataDir } from '../../supabase/stack/data-dir/data-dir-lock';
import { startGateway } from '../../supabase/stack/gateway/gateway';
import { assertPortIsFree } from '../../supabase/stack/network/port-check';
import { type LocalStack, type StackStep, startLocalStack } from '../../supabase/stack/stack';
import type { LiveReload } from '../../shell/site/live-reload';
import { startPrerendering } from '../../shell/prerender/start-prerendering';
import { startKeeping } from '../canary/start-keeping';
import { publishAll } from '../release/publish-all';
import { createProgress } from './progress';
import type { Settings } from '../../supabase/stack/settings';

export interface RunningSite {
  url: string;
  /** Null when the site talks to a Supabase elsewhere. */
  stack: LocalStack | null;
  /** Null unless watching. */
  liveReload: LiveReload | null;
  close(): Promise<void>;
}

const stepTitles: Record<StackStep, string> = {
  database: 'Database',
  services: 'Accounts, files and data API',
  'demo-data': 'Demo data',
  gateway: 'Site',
};

/** Publishes what changed, starts what it needs, and serves it. */
export async function startSite(settings: Settings): Promise<RunningSite> {
  const { dataDir, port, isWatching, publishOnly } = settings;
  const progress = createProgress();
  // Asked first: a build of a minute that ends with "port in use" would be a bad joke.
  await assertPortIsFree(port);
  await (await lockDataDir(dataDir)).release();

  progress.next('The shell and its remotes');
  const publishing = publishAll({
    dataDir,
    onProgress: progress.detail,
    only: publishOnly,
    isLight: true,
  });
  // Who waits for it hears of a fault; meanwhile it must not end the process.
  publishing.catch(() => undefined);

  const { hosted } = settings;
  const site = hosted
    ? await publishing.then(() => serveHosted(hosted, settings))
    : await serveWithStack(settings, publishing, (step) => progress.next(stepTitles[step]));
  return isWatching ? watching(dataDir, site) : lookingAfter(settings, site);
}

/** Public pages are prerendered, and canaries looked after; not while somebody works on them. */
function lookingAfter(
  { dataDir, publicUrl, isPrerendering }: Settings,
  site: RunningSite,
): RunningSite {
  const pages = isPrerendering ? startPrerendering({ dataDir, publicUrl, url: site.url }) : null;
  const databaseUrl = site.stack?.databaseUrl;
  const stopKeeping = databaseUrl ? startKeeping({ dataDir, databaseUrl }) : () => undefined;
  const close = async () => {
    pages?.stop();
    stopKeeping();
    await site.close();
  };
  return { ...site, close };
}

/** Builds do not need the database, nor it them: it is made ready beside them. */
async function serveWithStack(
  settings: Settings,
  publishing: Promise<void>,
  onProgress: (step: StackStep) => void,
): Promise<RunningSite> {
  const stack = await startLocalStack({
    ...settings,
    isWarmed: true,
    hasLiveReload: settings.isWatching,
    publishing,
    onProgress,
  });
  return { ...stack, stack };
}

async function serveHosted(
  config: NonNullable<Settings['hosted']>,
  { dataDir, port, isWatching, mapTiles, pushKeys, developers }: Settings,
): Promise<RunningSite> {
  const gateway = await startGateway({
    site: {
      siteDir: path.join(dataDir, 'site'),
      config: { ...config, mapTiles, pushKey: pushKeys?.pushPublicKey, ...developers },
    },
    api: null,
    port,
    hasLiveReload: isWatching,
  });
  return { ...gateway, stack: null };
}

/** Loaded on demand: it brings webpack, which a plain start does not need. */
async function watching(dataDir: string, site: RunningSite): Promise<RunningSite> {
  const { watchAll } = await import('../release/watch');
  const stopWatching = watchAll({ dataDir, onPublished: () => site.liveReload?.announce() });
  const close = async () => {
    stopWatching();
    await site.close();
  };
  return { ...site, close };
}
