import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findPathClashes } from '@spotlight/shared/contract/conformance';
import { runCommand } from '../../shell/site/run-command';
import { listRemotes } from '../release/deployables';
import { loadManifest } from '../release/load-manifest';
import { projectRoot } from '../webpack/project';
import { writeInWorkspace } from './in-workspace';
import { writeStandalone } from './standalone';

/**
 * `npm run new-remote -- mf-stories /stories [--standalone [--into ../mf-stories]]`: writes a remote that passes every check,
 * into this repository or into one of its own.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { standalone: { type: 'boolean' }, into: { type: 'string' } },
  });
  const [id = '', route = ''] = positionals;
  const { standalone, into } = values;
  if (!/^mf-[a-z][a-z-]*$/.test(id) || !/^\/[a-z][a-z-]*$/.test(route) || (into && !standalone)) {
    throw new Error(
      'Usage: npm run new-remote -- mf-stories /stories [--standalone [--into ../mf-stories]]',
    );
  }
  const folder = standalone
    ? path.resolve(into ?? path.join(projectRoot, '..', id))
    : path.join(projectRoot, id);
  if (existsSync(folder)) throw new Error(`${folder} exists already; choose another one.`);
  const others = await Promise.all(listRemotes().map(loadManifest));
  const clashes = findPathClashes([...others, { id, paths: [route] }]);
  if (clashes.length > 0) throw new Error(`The path is taken:\n  ${clashes.join('\n  ')}`);

  const remote = { id, route, folder };
  if (standalone) {
    await writeStandalone(remote);
    console.log(`wrote ${folder} with one screen at ${route}`);
    console.log('next, there: git init, npm install, npm test, then npm run release with DATA_DIR');
  } else {
    await writeInWorkspace(remote);
    console.log(`wrote ${id}/ with one screen at ${route}`);
    console.log(`next: npm install, then npm run release -- ${id} into a running site`);
  }
});
