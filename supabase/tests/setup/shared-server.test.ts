import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { withConnection } from '../../stack/postgres/connect';
import { createMigratedDatabase } from './migrated-database';

const start = path.join(import.meta.dirname, 'start-shared-server.mjs');
const dataDirOf = (url: string) =>
  withConnection(url, async (sql) => {
    const [row] = await sql<{ data_directory: string }[]>`show data_directory`;
    return row?.data_directory ?? '';
  });

test('nothing is left of a run that is killed', async () => {
  const script = `
    const { default: start } = await import(${JSON.stringify(start)});
    const { default: postgres } = await import('postgres');
    await start();
    const sql = postgres(process.env.TEST_SERVER_URL);
    const [row] = await sql\`show data_directory\`;
    const found = JSON.stringify({ url: process.env.TEST_SERVER_URL, folder: row.data_directory });
    process.stdout.write(found, () => process.kill(process.pid, 'SIGKILL'));`;
  const args = ['--input-type=module', '-e', script];
  // The answer comes when the last of the family has let go of what it writes to, the server's keeper being one of them.
  const found = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, args, { cwd: import.meta.dirname }, (error, stdout, stderr) =>
      error?.signal === 'SIGKILL' ? resolve(stdout) : reject(error ?? new Error(stderr)),
    );
  });
  const { url, folder } = JSON.parse(found) as { url: string; folder: string };
  expect(existsSync(path.dirname(folder))).toBe(false);
  await expect(dataDirOf(url)).rejects.toThrow('ECONNREFUSED');
}, 60_000);

test('each file has a database of its own, which goes with it, on one server', async () => {
  const [one, two] = [await createMigratedDatabase(), await createMigratedDatabase()];
  await withConnection(one.url, (sql) => sql`create table public.left_behind ()`);
  const seen = await withConnection(
    two.url,
    (sql) => sql`
      select to_regclass('public.left_behind') as it, to_regclass('public.events')::text as events,
        current_setting('search_path') as path`,
  );
  expect(seen).toEqual([{ it: null, events: 'events', path: '"$user", public, extensions' }]);
  expect(await dataDirOf(one.url)).toBe(await dataDirOf(two.url));
  await Promise.all([one.drop(), two.drop()]);
  await expect(dataDirOf(one.url)).rejects.toThrow('does not exist');
});
