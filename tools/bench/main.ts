import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { createSelfSignedCertificate } from '../../nginx/self-signed-certificate';
import { startLocalStack } from '../../supabase/stack/stack';
import { runCommand } from '../../shell/site/run-command';
import { projectRoot } from '../webpack/preset';
import { drawPagesAhead, publishComposedSite } from './contenders/composed-site';
import { publishMonolith } from './contenders/monolith';
import { publishStaticEvent, publishStaticList, readEvents } from './contenders/static-page';
import { CPU_SLOWDOWN, slowMobile } from './network/conditions';
import { readOptions } from './options';
import { sectionText } from './report/section';
import { sizesTable } from './report/sizes';
import { visitEvent, visitList } from './scenarios/page-visits';
import { scenarioNames, type Scenario, type ScenarioName } from './scenarios/scenario';
import { serve, type Served } from './scenarios/serve';
import { goThereAndBack } from './scenarios/there-and-back';
import { typeInSearchBox } from './scenarios/typing';

const folder = path.join(projectRoot, '.cache/bench');
const resultsFile = path.join(import.meta.dirname, 'results/latest.md');
const say = (line: string) => console.log(`… ${line}`);

const scenarios: Record<ScenarioName, Scenario> = {
  events: visitList,
  event: visitEvent,
  back: goThereAndBack,
  typing: typeInSearchBox,
};

/** `npm run bench [-- --runs 10 | --quick] [--only event,typing]`: what the site costs its visitors. */
await runCommand(async () => {
  const { runs, only } = readOptions(process.argv.slice(2));
  mkdirSync(folder, { recursive: true });
  const tls = createSelfSignedCertificate(folder);
  if (!tls) throw new Error('The benchmark speaks TLS and needs "openssl" to make a certificate.');

  const dataDir = path.join(folder, 'data');
  const composedSite = await publishComposedSite(dataDir, say);
  const monolithSite = await publishMonolith(path.join(folder, 'monolith'), say);
  say('starting the backend');
  const backend = await startLocalStack({ dataDir, rateLimitFactor: 1000 });
  const served: Served[] = [];
  try {
    await drawPagesAhead(dataDir, backend, say);
    const events = await readEvents(backend);
    const [event] = events;
    if (!event) throw new Error('The demo data lists no event.');
    for (const contender of [
      composedSite,
      monolithSite,
      publishStaticList(path.join(folder, 'static/events'), events),
      publishStaticEvent(path.join(folder, 'static/event'), event),
    ]) {
      served.push(await serve(contender, backend, tls));
    }
    const [composed, monolith, staticList, staticEvent] = served as [
      Served,
      Served,
      Served,
      Served,
    ];
    const floors = { staticList, staticEvent };
    const stage = { composed, monolith, ...floors, event, tls, runs, onProgress: say };

    const sections: string[] = [];
    for (const name of only) sections.push(sectionText(await scenarios[name](stage)));
    const isWhole = only.length === scenarioNames.length;
    const report = [
      `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}.`,
      `Medians of ${runs} interleaved runs over HTTP/2, TLS and brotli; ${slowMobile.roundTripMs} ms round trip, ${slowMobile.downKbitPerSecond / 1000} Mbit/s, processor slowed ${CPU_SLOWDOWN}×. In brackets: ratio to the monolith.`,
      ...sections,
      ...(isWhole ? [`## Bytes of the first load\n\n${await sizesTable()}`] : []),
    ].join('\n\n');
    console.log(`\n${report}\n`);
    if (isWhole) {
      mkdirSync(path.dirname(resultsFile), { recursive: true });
      writeFileSync(resultsFile, `# Latest measurement\n\n${report}\n`);
    }
  } finally {
    for (const each of served) await each.close();
    await backend.close();
  }
});
