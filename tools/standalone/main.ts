import path from 'node:path';
import { globalCss } from '@spotlight/shared/ui/global-css';
import { jsonBlock } from '../../shell/site/json-block';
import { startLocalStack } from '../../supabase/stack/stack';
import { writeAtomically } from '../../shell/site/atomic-file';
import { listRemotes } from '../release/deployables';
import { problemSentence } from '../start/problem-sentence';
import { projectRoot } from '../webpack/preset';
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
  console.log('starting the backend');
  const stack = await startLocalStack({
    dataDir,
    port: Number(process.env['PORT'] ?? 8081),
    hasLiveReload: true,
  });
  const end = () => void stack.close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  await writeAtomically(path.join(siteDir, 'index.html'), pageOf(stack.demoAccounts));
  console.log(`building ${id}`);
  let isReady = false;
  watchStandalone(id, path.join(siteDir, 'standalone'), (faults) => {
    if (faults) return console.error(faults);
    stack.liveReload?.announce();
    console.log(isReady ? 'built again' : `ready: ${stack.url}`);
    isReady = true;
  });
} catch (error) {
  console.error((await problemSentence(error, dataDir)) ?? error);
  process.exit(1);
}

/** The page around the remote; the gateway adds where the backend is. */
function pageOf(people: unknown): string {
  return `<!doctype html>
<html lang="zh-TW">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${id}</title>
<style>${globalCss}</style>
<!--config-->
${jsonBlock('demo-people', people)}
<script defer src="/standalone/main.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`;
}
