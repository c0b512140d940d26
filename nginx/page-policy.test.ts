import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { policyOfShell, POLICY_FILE, sourceOf } from '../shell/site/page-policy';
import { readPagePolicy } from './page-policy';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'page-policy-'));
});
afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

/** A shell of which the policy depends. One from before there was `policy.json` knows no trusted types. */
function publishShell(version: string, isOld = false): string {
  const folder = path.join(siteDir, 'shell', version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'boot.js'), `boot ${version}`);
  writeFileSync(path.join(folder, 'page.css'), `page ${version}`);
  const policy = { styles: [sourceOf('toasts')], trustedTypes: ['default'] };
  if (!isOld) writeFileSync(path.join(folder, POLICY_FILE), JSON.stringify(policy));
  writeFileSync(path.join(siteDir, 'csp.txt'), policyOfShell(folder));
  return folder;
}

const directive = (name: string) =>
  readPagePolicy({ siteDir, backend: { kind: 'proxied' } as never })
    .split('; ')
    .find((each) => each.startsWith(`${name} `));

test('pages of every shell that is still there may run their script and have their styles', () => {
  publishShell('one');
  publishShell('two');
  for (const version of ['one', 'two']) {
    expect(directive('script-src')).toContain(sourceOf(`boot ${version}`));
    expect(directive('style-src')).toContain(sourceOf(`page ${version}`));
  }
  expect(directive('style-src')).not.toContain('unsafe-inline');
  expect(directive('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
});

test('one that can be gone back to and needs more gets more', () => {
  publishShell('one', true);
  publishShell('two');
  expect(directive('script-src')).toContain(sourceOf('boot one'));
  expect(directive('style-src')).toBe("style-src 'self' 'unsafe-inline'");
  expect(directive('trusted-types')).toBeUndefined();
});
