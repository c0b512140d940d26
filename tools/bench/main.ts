import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { createSelfSignedCertificate } from '../../supabase/stack/testing/self-signed-certificate';
import { startLocalStack } from '../../supabase/stack/stack';
import { runCommand } from '../../shell/site/run-command';
import { projectRoot } from '../webpack/project';
import { prerenderPages, publishComposedSite } from './contenders/composed-site';
import type { Contender } from './contenders/contender';
import { publishMonolith } from './contenders/monolith';
import { fingerprintOf, keepFingerprint, reuseData } from './data-fingerprint';
import { publishFloors } from './contenders/floors';
import { CPU_SLOWDOWN, slowMobile } from './network/conditions';
import { readOptions } from './options';
import { writeMeasured } from './report/readme';
import { sectionText, type Section } from './report/section';
import { sizesTable } from './report/sizes';
import { pages } from './scenarios/pages';
import { visitsOf } from './scenarios/page-visits';
import { scenarioNames, type Scenario, type ScenarioName, type Stage } from './scenarios/scenario';
import { serve, type Served } from './scenarios/serve';
import { goThereAndBack } from './scenarios/there-and-back';
import { typeInRooms } from './scenarios/admin-typing';
import { useFullCalendar } from './scenarios/calendar';
import { planFullDay } from './scenarios/day-route';
import { panSupportMap } from './scenarios/panning';
import { typeInSearchBox } from './scenarios/typing';

const folder = path.join(projectRoot, '.cache/bench');
const resultsFile = path.join(import.meta.dirname, 'results/latest.md');
const say = (line: string) => console.log(`… ${line}`);

const scenarios: Record<ScenarioName, Scenario> = {
  home: visitsOf(pages.home),
  events: visitsOf(pages.events),
  event: visitsOf(pages.event),
  venues: visitsOf(pages.venues),
  venue: visitsOf(pages.venue),
  artists: visitsOf(pages.artists),
  performer: visitsOf(pages.performer),
  birthday: visitsOf(pages.birthday),
  birthdayPage: visitsOf(pages.birthdayPage),
  supportMap: visitsOf(pages.supportMap),
  adProducts: visitsOf(pages.adProducts),
  back: goThereAndBack,
  typing: typeInSearchBox,
  adminTyping: typeInRooms,
  panning: panSupportMap,
  calendar: useFullCalendar,
  dayRoute: planFullDay,
};

/** `npm run bench [-- --runs 10 | --quick] [--only event,typing]`: what the site costs its visitors. */
await runCommand(async () => {
  const { runs, only } = readOptions(process.argv.slice(2));
  mkdirSync(folder, { recursive: true });
  const tls = createSelfSignedCertificate(folder);
  if (!tls) throw new Error('The benchmark speaks TLS and needs "openssl" to make a certificate.');

  const dataDir = path.join(folder, 'data');
  const fingerprint = await fingerprintOf([]);
  if (!(await reuseData(dataDir, fingerprint))) await keepFingerprint(dataDir, fingerprint);
  const composedSite = await publishComposedSite(dataDir, say);
  const monolithSite = await publishMonolith(path.join(folder, 'monolith'), say);
  say('starting the backend');
  const demoPassword = `Bench-${randomUUID()}`;
  const backend = await startLocalStack({ dataDir, rateLimitFactor: 1000, demoPassword });
  const served: Served[] = [];
  // The backend, each nginx and the browser end with this process, and each listens for its end.
  process.setMaxListeners(32);
  try {
    await prerenderPages(dataDir, backend, say);
    const { subjects, floors } = await publishFloors(path.join(folder, 'static'), backend);
    const serveNext = async (contender: Contender) => {
      const each = await serve(contender, backend, tls);
      served.push(each);
      return each;
    };
    const stage: Stage = {
      composed: await serveNext(composedSite),
      monolith: await serveNext(monolithSite),
      floors: {
        home: await serveNext(floors.home),
        events: await serveNext(floors.events),
        event: await serveNext(floors.event),
        venues: await serveNext(floors.venues),
        venue: await serveNext(floors.venue),
        artists: await serveNext(floors.artists),
        performer: await serveNext(floors.performer),
        birthday: await serveNext(floors.birthday),
        birthdayPage: await serveNext(floors.birthdayPage),
        supportMap: await serveNext(floors.supportMap),
        adProducts: await serveNext(floors.adProducts),
      },
      subjects,
      accounts: {
        admin: { email: 'admin@demo.test', password: demoPassword },
        venue: { email: 'venue@demo.test', password: demoPassword },
      },
      tls,
      backendUrl: backend.url,
      runs,
      onProgress: say,
    };

    const sections: Section[] = [];
    for (const name of only) sections.push(await scenarios[name](stage));
    const isWhole = only.length === scenarioNames.length;
    const conditions = [
      `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}.`,
      `Medians of ${runs} interleaved runs over HTTP/2, TLS and brotli; ${slowMobile.roundTripMs} ms round trip, ${slowMobile.downKbitPerSecond / 1000} Mbit/s, processor slowed ${CPU_SLOWDOWN}×. In brackets: ratio to the monolith.`,
    ];
    const sizes = isWhole ? [`## Bytes of the first load\n\n${await sizesTable()}`] : [];
    const report = [...conditions, ...sections.map(sectionText), ...sizes].join('\n\n');
    console.log(`\n${report}\n`);
    if (isWhole) {
      mkdirSync(path.dirname(resultsFile), { recursive: true });
      writeFileSync(resultsFile, `# Latest measurement\n\n${report}\n`);
      const short = sections.flatMap((section) => section.short ?? []);
      writeMeasured(path.join(projectRoot, 'README.md'), [...conditions, ...short].join('\n\n'));
    }
  } finally {
    for (const each of served) await each.close();
    await backend.close();
  }
});
