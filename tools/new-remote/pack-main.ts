import path from 'node:path';
import { runCommand } from '../../shell/site/run-command';
import { packPackages } from './pack';

/** `npm run pack -- ../mf-stories/packages`: packs what a remote in a repository of its own is built against. */
await runCommand(async () => {
  const [target] = process.argv.slice(2);
  if (!target) throw new Error('Usage: npm run pack -- ../mf-stories/packages');
  for (const file of Object.values(await packPackages(path.resolve(target)))) console.log(file);
});
