import type { Registry } from '@spotlight/shared/contract/schema';
import {
  canaryVersionOf,
  entryOf,
  updateRegistry,
  type RegistryEntry as Entry,
} from './registry-file';

/**
 * Makes an earlier version of a deployable the active one: the last good version, or the one that is
 * named. No build, no copying. The version just left is marked and never chosen by itself again; the
 * newest one before the active that carries no mark becomes the last good one.
 *
 * Naming a version lifts its mark. Naming one that is newer than the active goes forward again, which
 * says nothing against the version just left: it becomes the last good one.
 *
 * A canary ends with it. Where none is named it is the canary that is taken back, as what was released last, and the active version stays.
 * @throws Error when there is nothing to go back to, or no such version.
 */
export async function rollBack(
  dataDir: string,
  id: string,
  requested?: string,
): Promise<{ from: string; to: string }> {
  let change = { from: '', to: '' };
  await updateRegistry(dataDir, (registry: Registry) => {
    const entry = entryOf(registry, id);
    if (!entry) throw new Error(`${id} has not been released yet.`);
    const canary = canaryVersionOf(entry);
    if ('canary' in entry) delete entry.canary;
    if (canary && requested === undefined) {
      change = { from: canary, to: entry.active };
      entry.rolledBack = { ...entry.rolledBack, [canary]: new Date().toISOString() };
      return;
    }
    change = { from: entry.active, to: requested ?? lastGoodOf(id, entry) };
    if (!entry.versions[change.to]) {
      throw new Error(
        `${id} has no version ${change.to}. There are:\n  ${Object.keys(entry.versions).join('\n  ')}`,
      );
    }
    if (change.to === change.from) throw new Error(`${id} ${change.to} is live already.`);
    activate(entry, change);
  });
  return change;
}

function lastGoodOf(id: string, { lastGood }: Entry): string {
  if (lastGood) return lastGood;
  throw new Error(
    `${id} has no good version to go back to. "npm run remotes" shows them all; name one with --to.`,
  );
}

function activate(entry: Entry, { from, to }: { from: string; to: string }): void {
  const isForward = publishedAt(entry, to) > publishedAt(entry, from);
  const { [to]: _lifted, ...marks } = entry.rolledBack ?? {};
  entry.rolledBack = isForward ? marks : { ...marks, [from]: new Date().toISOString() };
  entry.active = to;
  entry.lastGood = isForward ? from : newestGoodBefore(entry, to);
}

const publishedAt = (entry: Entry, version: string) => entry.versions[version]?.publishedAt ?? '';

function newestGoodBefore(entry: Entry, active: string): string | undefined {
  return Object.keys(entry.versions)
    .filter((version) => !entry.rolledBack?.[version])
    .filter((version) => publishedAt(entry, version) < publishedAt(entry, active))
    .sort((a, b) => publishedAt(entry, b).localeCompare(publishedAt(entry, a)))[0];
}
