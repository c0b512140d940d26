import { readdirSync } from 'node:fs';
import path from 'node:path';
import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

/**
 * `npm run rules [-- mf-venues]`: who may import whom, by `.dependency-cruiser.mjs`. A checker without a parser for
 * TypeScript reads nothing and so finds nothing wrong: every source file has to be among what it read.
 */
process.chdir(path.resolve(import.meta.dirname, '../..'));
const remotes = readdirSync('.').filter((name) => name.startsWith('mf-'));
const everything = ['shell', 'shared', ...remotes, 'supabase', 'nginx', 'tools', 'e2e'];
const named = process.argv.slice(2);
const rooms = named.length > 0 ? named : everything;
const notOurs = /(^|\/)(node_modules|\.cache|dist|remote-template)\//;

const { output } = await cruise(rooms, await extractOptions('./.dependency-cruiser.mjs'));
const result = output as ICruiseResult;
const report = await format(result, { outputType: 'err-long' });
if (typeof report.output === 'string') console.log(report.output);

const read = new Set(result.modules.map(({ source }) => source));
const unread = rooms.flatMap(sourceFiles).filter((file) => !read.has(file));
if (unread.length > 0 || !result.summary.totalDependenciesCruised) {
  console.error(
    `${unread.length} files were not read, so nothing is known of their imports. Is the parser there (@swc/core, in a version that dependency-cruiser takes)?`,
  );
  process.exitCode = 1;
} else if (report.exitCode > 0) process.exitCode = 1;

/** Every TypeScript file of a room. */
function sourceFiles(room: string): string[] {
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !notOurs.test(file));
}
