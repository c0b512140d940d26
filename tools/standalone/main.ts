import path from 'node:path';
import { startLocalStack } from '../../supabase/stack/stack';
import { writeAtomically } from '../../shell/site/atomic-file';
import { listRemotes } from '../release/deployables';
import { problemSentence } from '../start/problem-sentence';
import { projectRoot } from '../webpack/project';
import { remotePage, waitingPage } from './pages';
import { watchStandalone } from './watch-standalone';

/**
 * `npm run dev -w mf-events`: this remote alone over a stack of its own, built anew whenever a file
 * changes. PORT and DATA_DIR move it elsewhere; `npm run dev` in the root runs the whole site.
 */
const id = path.basename(process.cwd());
const dataDir = path.resolve(projectRoot, process.env['DATA_DIR'] ?? 'var/standalone');
const siteDir = path.join(dataDir, 'site');

try {
  if (!listRemotes().includes(id)) {
    throw new Error(`There is no remote in ${process.cwd()}: run "npm run dev -w mf-events".`);
  }
  const showPage = (html: string) => writeAtomically(path.join(siteDir, 'index.html'), html);
  // Before anything listens: whoever is quicker than the first build sees that there is one.
  await showPage(waitingPage(id));
  console.log('starting the backend');
  const stack = await startLocalStack({
    dataDir,
    port: Number(process.env['PORT'] ?? 8081),
    hasLiveReload: true,
  });
  const end = () => void stack.close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  console.log(`building ${id}`);
  let isReady = false;
  watchStandalone(id, path.join(siteDir, 'standalone'), async (faults) => {
    if (faults) {
      console.error(faults);
      if (!isReady) await showPage(waitingPage(id, faults));
      return;
    }
    if (!isReady) await showPage(remotePage(id, stack.demoAccounts));
    stack.liveReload?.announce();
    console.log(isReady ? 'built again' : `ready: ${stack.url}`);
    isReady = true;
  });
} catch (error) {
  console.error((await problemSentence(error, dataDir)) ?? error);
  process.exit(1);
}
