import { expect, test } from '@playwright/test';
import { activeVersions, breakBuild, releaseAgain, runCommand } from '../support/releases';
import { siteUrl } from '../support/site-under-test';

test('a version is refused the second time', async () => {
  test.setTimeout(120_000);
  const label = `twice${Date.now().toString(36)}`;
  await releaseAgain('mf-venues', label);
  await expect(releaseAgain('mf-venues', label)).rejects.toThrow(/is published already/);
});

test('a server hands out what was released', async () => {
  test.setTimeout(120_000);
  await releaseAgain('mf-admin');
  expect((await runCommand('verify', '--', siteUrl)).stdout).toContain('is what was released');
  expect((await runCommand('verify')).stdout).toContain('is what was released');
});

test('a release whose pages do not come in the live shell is refused with the pair, and nothing changes', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const label = `broken${Date.now().toString(36)}`;
  const version = await breakBuild('mf-venues', label);
  const readRegistry = async () => (await request.get('/registry/registry.json')).text();
  const before = await readRegistry();

  const args = ['mf-venues', '--label', label, '--allow-dirty', '--site', siteUrl];
  const { stderr } = await runCommand('release', '--', ...args).catch(
    (fault: { stderr: string }) => fault,
  );
  expect(stderr).toContain('nothing was published');
  expect(stderr).toMatch(new RegExp(`mf-venues ${version} in shell \\S+: /book-venue: `));
  expect((await activeVersions())['mf-venues']).not.toBe(version);
  expect(await readRegistry()).toBe(before);
});
