import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../../../shell/site/run-command';
import { bootstrapDatabase } from '../../../supabase/stack/postgres/bootstrap';
import { withConnection } from '../../../supabase/stack/postgres/connect';
import { startPostgres } from '../../../supabase/stack/postgres/embedded-postgres';
import { applyMigrations } from '../../../supabase/stack/postgres/migrate';
import { evaluate, type Evaluation } from './evaluate';
import { recommendReport } from './report';

/** The populations that the published figures are of. Weights were chosen by others: 1, 2 and 3. */
const SEEDS = [101, 102, 103, 104, 105];
const SIZE = { people: 300, performers: 60, past: 400, coming: 200 };
const resultsFile = path.join(import.meta.dirname, '../results/recommend.md');

/**
 * `npm run bench:recommend [-- --seeds 101,102]`: how well recommendations foresee what people register for. Fails
 * when they are not better than popularity by a margin that the confidence interval supports.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { seeds: { type: 'string' } } });
  const seeds = values.seeds?.split(',').map(Number) ?? SEEDS;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'spotlight-recommend-'));
  const server = await startPostgres({ dataDir, settings: { fsync: 'off' } });
  try {
    await bootstrapDatabase(server.url);
    await applyMigrations(server.url);
    const results = new Map<number, Evaluation>();
    for (const seed of seeds) {
      results.set(seed, await withConnection(server.url, (sql) => evaluate(sql, seed, SIZE)));
      console.log(`… population ${seed}`);
    }
    const { text, isBetter } = recommendReport(results, SIZE);
    console.log(`\n${text}\n`);
    if (!values.seeds) await writeFile(resultsFile, `# Recommendations, measured\n\n${text}\n`);
    if (!isBetter) throw new Error('Recommendations are not better than popularity.');
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
