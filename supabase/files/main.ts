import { StartProblem } from '../stack/problem';
import { startFileSweeper } from './file-sweeper';

/** `npm run files`: sweeps the files of a project that is elsewhere, until it is ended. */
const { DATABASE_URL, SUPABASE_URL, SUPABASE_SECRET_KEY } = process.env;
try {
  if (!DATABASE_URL || !SUPABASE_URL || !SUPABASE_SECRET_KEY) {
    throw new StartProblem(
      'Sweeping files needs DATABASE_URL, SUPABASE_URL and SUPABASE_SECRET_KEY. A site with its own database does it by itself.',
    );
  }
  const project = { url: SUPABASE_URL.replace(/\/$/, ''), secretKey: SUPABASE_SECRET_KEY };
  const sweeper = startFileSweeper({ databaseUrl: DATABASE_URL, project: () => project });
  console.log(`sweeping files of ${new URL(project.url).host}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void sweeper.stop());
  }
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}
