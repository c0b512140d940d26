import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const projectRoot = path.resolve(import.meta.dirname, '../..');
const ONE_SCREEN = 50;
/** What tools write, and folders that say by their names what is in them. */
const needsNoWords = /^(node_modules|dist|results|\..*)$/;

const remotes = readdirSync(projectRoot).filter((name) => name.startsWith('mf-'));
const packages = ['shell', ...remotes, 'shared', 'shared/artwork', 'supabase', 'supabase/stack'];
const others = ['tools', 'e2e', 'nginx'];

const foldersOf = (folder: string) =>
  readdirSync(path.join(projectRoot, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !needsNoWords.test(entry.name))
    .map((entry) => entry.name);

/** The rooms of a package: its folders, and those of its sources. */
function roomsOf(name: string): string[] {
  const sources = existsSync(path.join(projectRoot, name, 'src')) ? foldersOf(`${name}/src`) : [];
  return [
    ...foldersOf(name).filter((room) => room !== 'src'),
    ...sources.map((room) => `src/${room}`),
  ].map((room) => `${room}/`);
}

test.each([...packages, ...others])(
  '%s has a README of one screen that names its rooms',
  (name) => {
    const text = readFileSync(path.join(projectRoot, name, 'README.md'), 'utf8');
    expect(text.split('\n').length).toBeLessThanOrEqual(ONE_SCREEN);
    expect(roomsOf(name).filter((room) => !text.includes(`\`${room}`))).toEqual([]);
    expect(text).toContain('npm ');
  },
);
