import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { runCommand } from '../../shell/site/run-command';
import { dataDirectory } from '../../shell/site/site-paths';
import { readRegistry } from '../release/registry-file';
import { serveComposition } from '../replay/serve-composition';
import { findBrowser } from '../test/browser';
import { lookAt } from './look';
import { compositionOf, openPages, pairsOf } from './pairs';

/**
 * `npm run compatibility [-- mf-events] [--site http://localhost:8080]`: opens the pages of each version of a remote that
 * visitors may have, in each shell that they may have, and prints what came of it. Ends with 1 when a pair does not work.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string', default: `http://127.0.0.1:${process.env['PORT'] ?? 8080}` },
    },
  });
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error(
      'There is no Chromium here: run "npm test" once, or name one in CHROMIUM_PATH.',
    );
  const dataDir = dataDirectory();
  const registry = readRegistry(dataDir);
  const pairs = pairsOf(registry, positionals[0]);
  if (pairs.length === 0) throw new Error(`Nothing of that is live in ${dataDir}.`);

  const rows = new Map<string, Record<string, string>>();
  const broken: string[] = [];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    for (const pair of pairs) {
      const { remote, version, shell } = pair;
      const composition = compositionOf(registry, pair);
      const served = await serveComposition({ dataDir, siteUrl: values.site, composition });
      const pages = openPages(registry, pair);
      const faults = await lookAt(browser, served.url, pages);
      await served.close();
      const row = rows.get(`${remote} ${version}`) ?? {};
      row[`shell ${shell}`] = faults.length === 0 ? `${pages.length} pages` : 'broken';
      rows.set(`${remote} ${version}`, row);
      broken.push(...faults.map((fault) => `${remote} ${version} in shell ${shell}: ${fault}`));
    }
  } finally {
    await browser.close();
  }
  console.table(Object.fromEntries(rows));
  if (broken.length > 0) throw new Error(broken.join('\n'));
});
