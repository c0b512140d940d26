import { CONTRACT_VERSION, type Registry } from '@spotlight/shared/contract/schema';
import { sitePaths } from '../../shell/site/site-paths';
import { buildPackage } from '../release/build';
import type { SharingReport } from '../release/sharing-report';
import { siteInDirectory, siteOnServer } from '../release/site-source';
import { candidateOf } from './check-release';
import { knownVersions } from './known-versions';
import { contractOf, judge } from './verdict';

/**
 * Prints what changes between the shell that is live and the one of this checkout, and what that does to every version of a
 * remote that the registry names, those included that can only be gone back to.
 * @param siteUrl a site elsewhere instead of this installation's own
 * @throws Error when no live version of a remote would be left
 */
export async function printContract(dataDir: string, siteUrl: string | undefined): Promise<void> {
  const site = siteUrl ? siteOnServer(siteUrl) : siteInDirectory(sitePaths(dataDir).site);
  const file = await site.read('/registry/registry.json');
  if (!file) throw new Error(`Nothing is published in ${siteUrl ?? dataDir}.`);
  const registry = JSON.parse(String(file)) as Registry;
  const known = knownVersions(site, registry);
  const info = await buildPackage('shell');
  const candidate = candidateOf(info, undefined);
  const next = 'shell' in candidate ? candidate.shell : undefined;
  const current = await known.shell(registry.shell.active);

  console.log(
    `contract ${contractOf(current) ?? 'unknown'} is live, ${CONTRACT_VERSION} is in this checkout`,
  );
  for (const line of changesOf(current, next)) console.log(`  ${line}`);

  const rows: Record<string, Record<string, string>> = {};
  const broken: string[] = [];
  for (const [id, entry] of Object.entries(registry.remotes)) {
    for (const version of Object.keys(entry.versions)) {
      const remote = await known.remote(id, version);
      if (!remote) continue;
      const verdict = judge(remote, next);
      const isLive = version === entry.active || version === entry.lastGood;
      const place = version === entry.active ? 'live' : isLive ? 'last good' : 'kept';
      const said =
        verdict.kind === 'fits'
          ? []
          : verdict.kind === 'not-meant'
            ? [verdict.why]
            : verdict.faults;
      const fits = remote.sharing
        ? 'works'
        : 'its manifest fits; it was built before it said what it uses';
      rows[`${id} ${version}`] = { is: place, 'with this contract': said[0] ?? fits };
      if (isLive) broken.push(...said.map((each) => `${id} ${version} (${place}): ${each}`));
    }
  }
  console.table(rows);
  if (broken.length === 0) return;
  throw new Error(['What this contract would break:', ...broken].join('\n  '));
}

/** What a shell exports that another one does not, and the other way round. */
function changesOf(current: SharingReport | undefined, next: SharingReport | undefined): string[] {
  if (!current || !next) return ['the shell that is live was built before it said what it exports'];
  const names = new Set([...Object.keys(current.provides), ...Object.keys(next.provides)]);
  return [...names].toSorted().flatMap((name) => {
    const before = current.provides[name];
    const after = next.provides[name];
    if (!before || !after) return [`${after ? '+' : '−'} ${name}`];
    // Of ours the version is the contract's, which stands above.
    const isOurs = name.startsWith('@spotlight/');
    const version =
      isOurs || before.version === after.version
        ? []
        : [`${name} ${before.version} → ${after.version}`];
    const had = new Set(before.names);
    const has = new Set(after.names);
    return [
      ...version,
      ...[...had].filter((each) => !has.has(each)).map((each) => `− ${each} of ${name}`),
      ...[...has].filter((each) => !had.has(each)).map((each) => `+ ${each} of ${name}`),
    ];
  });
}
