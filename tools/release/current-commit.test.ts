import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assertCommitted, currentCommit } from './current-commit';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: folder });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commit-'));
  git('init', '-q');
  writeFileSync(path.join(folder, 'a.ts'), '1');
  git('add', '.');
  git('commit', '-qm', 'first');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a tree that equals its commit is named by it, and may be released', () => {
  expect(currentCommit(folder)).toMatch(/^[0-9a-f]{7,}$/);
  expect(() => assertCommitted(currentCommit(folder))).not.toThrow();
});

test.each([
  ['a changed file', 'a.ts'],
  ['a new file', 'b.ts'],
])('%s makes the commit dirty, which is refused', (_what, file) => {
  writeFileSync(path.join(folder, file), '2');
  expect(currentCommit(folder)).toMatch(/^[0-9a-f]{7,}-dirty$/);
  expect(() => assertCommitted(currentCommit(folder))).toThrow(/--allow-dirty/);
});

test('without a repository the commit is unknown', () => {
  rmSync(path.join(folder, '.git'), { recursive: true });
  expect(currentCommit(folder)).toBe('unknown');
});
