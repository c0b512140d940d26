import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { createSelfSignedCertificate } from '../../nginx/self-signed-certificate';
import { startLocalStack } from '../local-stack/stack';
import { runCommand } from '../release/cli';
import { projectRoot } from '../webpack/preset';
import { publishComposedSite } from './contenders/composed-site';
import { publishMonolith } from './contenders/monolith';
import { publishStaticPage } from './contenders/static-page';
import { measure } from './measure';
import { CPU_SLOWDOWN, slowMobile } from './network/conditions';
import { readOptions } from './options';
import { resultsTable } from './report/results-table';
import { sizesTable } from './report/sizes';

const folder = path.join(projectRoot, '.cache/bench');
const resultsFile = path.join(import.meta.dirname, 'results/latest.md');
const say = (line: string) => console.log(`… ${line}`);

/** `npm run bench [-- --runs 10 | --quick]`: measures the site against a monolith and a static page. */
await runCommand(async () => {
  const { runs } = readOptions(process.argv.slice(2));
  mkdirSync(folder, { recursive: true });
  const tls = createSelfSignedCertificate(folder);
  if (!tls) throw new Error('The benchmark speaks TLS and needs "openssl" to make a certificate.');

  const dataDir = path.join(folder, 'data');
  const composed = await publishComposedSite(dataDir, say);
  const monolith = await publishMonolith(path.join(folder, 'monolith'), say);
  say('starting the backend');
  const backend = await startLocalStack({ dataDir, rateLimitFactor: 1000 });
  try {
    const staticPage = await publishStaticPage(path.join(folder, 'static'), backend);
    const contenders = [composed, monolith, staticPage];
    const series = await measure({ contenders, backend, tls, runs, onProgress: say });
    const report = [
      `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}.`,
      `Medians of ${runs} interleaved runs over HTTP/2, TLS and brotli; ${slowMobile.roundTripMs} ms round trip, ${slowMobile.downKbitPerSecond / 1000} Mbit/s, processor slowed ${CPU_SLOWDOWN}×. In brackets: ratio to the monolith.`,
      resultsTable(series, monolith.name),
      await sizesTable(),
    ].join('\n\n');
    console.log(`\n${report}\n`);
    mkdirSync(path.dirname(resultsFile), { recursive: true });
    writeFileSync(resultsFile, `# Latest measurement\n\n${report}\n`);
  } finally {
    await backend.close();
  }
});
