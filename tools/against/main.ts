import path from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '@spotlight/shared/contract/language';
import { runCommand } from '../../shell/site/run-command';
import { dataDirectory } from '../../shell/site/site-paths';
import { StartProblem } from '../../supabase/stack/problem';
import { listRemotes } from '../release/deployables';
import { serveAgainst } from './serve-against';
import { watchRemote } from './watch-remote';

/**
 * `npm run dev -w mf-venues -- --against https://site [--language en]`: this remote as it is on disk, in the pages of
 * a site that is live somewhere. PORT moves it.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      against: { type: 'string', default: '' },
      language: { type: 'string', default: LANGUAGES[0] },
    },
  });
  const id = path.basename(process.cwd());
  const { against: siteUrl, language } = values;
  if (!listRemotes().includes(id))
    throw new StartProblem(
      `There is no remote in ${process.cwd()}: run "npm run dev -w mf-venues".`,
    );
  if (!/^https?:/.test(siteUrl) || !URL.canParse(siteUrl))
    throw new StartProblem(
      `--against is "${siteUrl}": name a site, such as https://spotlight.example.`,
    );
  if (!isLanguage(language))
    throw new StartProblem(`--language is "${language}": there are ${LANGUAGES.join(', ')}.`);

  const filesDir = path.join(dataDirectory(), 'against', id);
  const port = Number(process.env['PORT'] ?? 8081);
  const served = await serveAgainst({ id, siteUrl, filesDir, port });
  const startedAt = Date.now();
  let builds = 0;
  console.log(`building ${id}`);
  const stopWatching = watchRemote({
    id,
    language,
    outputDir: filesDir,
    onBuilt: (built) => {
      served.show(built);
      if ('complaint' in built) return console.error(built.complaint);
      builds += 1;
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      console.log(
        builds > 1 ? 'built again' : `ready after ${seconds} s: ${served.url}, against ${siteUrl}`,
      );
    },
  });
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve);
  });
  await served.close();
  await stopWatching();
});

function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}
