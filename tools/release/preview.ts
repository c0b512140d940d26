import { parseArgs } from 'node:util';
import { runCommand } from '../../shell/site/run-command';
import { dataDirectory } from '../../shell/site/site-paths';
import { buildPackage, copyBuild } from './build';
import { requireId } from './cli';
import { listRemotes } from './deployables';
import { publishPreview } from './publish-preview';
import { checkBuild } from './release-package';

/**
 * `npm run preview -- mf-venues [--hours 48] [--path /venues] [--label NAME]`: puts what the sources say now beside the released versions,
 * and prints a link that shows it inside the site, to whoever has the link, until its end. PUBLIC_URL says where the site is.
 */
await runCommand(async () => {
  const id = requireId(listRemotes(), 'npm run preview -- <id> [--hours 48]');
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      hours: { type: 'string', default: '48' },
      path: { type: 'string' },
      label: { type: 'string' },
    },
  });
  const hours = Number(values.hours);
  if (!(hours > 0)) throw new Error(`--hours is "${values.hours}": give a number above 0.`);
  console.log(`… building ${id}`);
  const built = await buildPackage(id);
  // Of what is released already, under another version.
  const info = values.label ? await copyBuild(built, values.label) : built;
  const { manifest } = await checkBuild(info);
  if (!manifest) throw new Error(`${id} has no manifest, so it is no remote.`);
  const ends = new Date(Date.now() + hours * 3_600_000);
  const { token } = await publishPreview(dataDirectory(), info, manifest, ends);
  const port = process.env['PORT'] ?? 8080;
  const firstPage = manifest.pages.find(({ path }) => !path.includes(':'))?.path ?? '/';
  const link = new URL(
    values.path ?? firstPage,
    process.env['PUBLIC_URL'] ?? `http://127.0.0.1:${port}`,
  );
  link.searchParams.set('preview', token);
  console.log(`${id} ${info.version}, until ${ends.toISOString()}:`);
  console.log(link.href);
});
