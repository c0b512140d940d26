import { parseArgs } from 'node:util';
import { runCommand } from '../../shell/site/run-command';
import { dataDirectory } from '../../shell/site/site-paths';
import { StartProblem } from '../../supabase/stack/problem';
import { withInstallationDatabase } from '../admin/installation-database';
import { readFault, type FaultReport } from './fault-report';
import { placesInSources } from './places';
import { startReplay } from './start-replay';

/**
 * `npm run replay -- KXQPM-TRBWZ [--site http://localhost:8080]`: opens what was on the screen of somebody who read
 * these letters out, in the versions, the language and the theme that they had.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string', default: `http://127.0.0.1:${process.env['PORT'] ?? 8080}` },
    },
  });
  const [code] = positionals;
  if (!code) throw new StartProblem('Name the code: npm run replay -- KXQPM-TRBWZ');
  const dataDir = dataDirectory();
  const report = await withInstallationDatabase(dataDir, process.env, (url) =>
    readFault(url, code),
  );
  const places = await placesInSources(dataDir, report.stack);
  for (const line of describe(report, places)) console.log(line);
  const replay = await startReplay({ dataDir, siteUrl: values.site, report });
  console.log(`open ${replay.url} in a window ${report.width} pixels wide; end with Ctrl-C`);
  await new Promise((resolve) => process.once('SIGINT', resolve));
  await replay.close();
});

/** What is known of it, as lines. */
function describe(report: FaultReport, places: string[]): string[] {
  return [
    `${report.module} ${report.version} of ${report.owner}: ${report.kind}`,
    `  ${report.message}`,
    ...places.map((line) => `  ${line}`),
    `before: ${[...report.steps, report.page].join(' → ')}`,
  ];
}
