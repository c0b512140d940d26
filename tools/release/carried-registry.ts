import type { Registry, RemoteVersion } from '@spotlight/shared/contract/schema';

/**
 * What a page has to know: the versions that a visitor can get, and of those the files that an address or a
 * slot leads to. Every page carries it, so it grows with what there is to open and not with what was released.
 */
export function carriedRegistry(registry: Registry): Registry {
  const remotes = Object.entries(registry.remotes).map(([id, remote]) => {
    const active = remote.versions[remote.active];
    const lastGood = remote.lastGood ? remote.versions[remote.lastGood] : undefined;
    const canary = remote.canary && remote.versions[remote.canary.version];
    const versions = {
      ...(active && { [remote.active]: { ...carried(active), chunks: namedChunks(active) } }),
      ...(remote.canary &&
        canary && {
          [remote.canary.version]: { ...carried(canary), chunks: namedChunks(canary) },
        }),
      ...(remote.lastGood && lastGood && { [remote.lastGood]: standIn(lastGood, active) }),
    };
    return [id, { ...remote, versions }] as const;
  });
  const { active, versions, signed, isOfflineOff } = registry.shell;
  const current = versions[active];
  return {
    ...registry,
    shell: {
      active,
      signed,
      isOfflineOff,
      versions: current ? { [active]: carried(current) } : {},
    },
    remotes: Object.fromEntries(remotes),
  };
}

/**
 * A version that opens the pages of the active one where that fails: only its entry is asked for then. One for
 * another contract may be chosen in the place of the active one, and keeps pages of its own.
 */
function standIn(version: RemoteVersion, active: RemoteVersion | undefined): RemoteVersion {
  const { contract } = version.manifest;
  if (contract !== active?.manifest.contract)
    return { ...carried(version), chunks: namedChunks(version) };
  const { id, owner, namespace, budgetKb } = version.manifest;
  const [page] = version.manifest.pages;
  return {
    ...carried(version),
    files: [],
    chunks: {},
    manifest: {
      id,
      owner,
      contract,
      namespace,
      budgetKb,
      paths: version.manifest.paths.slice(0, 1),
      pages: page ? [page] : [],
      navigation: [],
      slots: [],
      labels: {},
    },
  };
}

/** The list of a version's files is for those who verify the site. */
const carried = <Version extends { contents?: string | undefined }>({
  contents: _contents,
  ...version
}: Version) => version;

/**
 * Dialogs and other late parts are asked for by the code that opens them. Of the others those are named that are not one file of
 * the chunk's name beside the entry: the reader knows where that lies (`shell/src/boot/page-plan.ts`).
 */
function namedChunks({ chunks, manifest, entry }: RemoteVersion): RemoteVersion['chunks'] {
  const named = new Set([
    ...manifest.pages.flatMap(({ screen, layout, offline = [] }) => [screen, layout, ...offline]),
    ...manifest.slots.map(({ piece }) => piece),
  ]);
  const isRegular = (name: string, files: string[]) =>
    files.length === 1 && files[0] === entry.replace(/[^/]+$/, `${name}.js`);
  return Object.fromEntries(
    Object.entries(chunks).filter(([name, files]) => named.has(name) && !isRegular(name, files)),
  );
}
