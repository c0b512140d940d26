import { DEFAULT_LANGUAGE } from './language';
import { manifestSchema, type ModuleManifest } from './manifest.schema';
import { findModuleFault, type RemoteModule } from './remote-module';
import { shadows } from './match-path';
import { satisfiesContract } from './satisfies';

const isWithin = (path: string, prefix: string) =>
  path === prefix || path.startsWith(`${prefix === '/' ? '' : prefix}/`);

/**
 * Checks a manifest on its own: shape, texts for every label, pages inside the paths that the remote
 * owns, a contract range that the given shell satisfies.
 * @returns one sentence per fault; empty when it conforms.
 */
export function checkManifest(value: unknown, contractVersion: string): string[] {
  const parsed = manifestSchema.safeParse(value);
  if (!parsed.success) {
    return parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  }
  const manifest = parsed.data;
  const faults: string[] = [];
  const languages = new Set([DEFAULT_LANGUAGE, ...Object.keys(manifest.labels)]);
  const requiredKeys = [
    'name',
    ...manifest.pages.flatMap((page) => [page.titleKey, page.descriptionKey]),
    ...manifest.navigation.map((entry) => entry.labelKey),
    ...manifest.slots.map((slot) => slot.labelKey),
  ];
  for (const language of languages) {
    for (const key of new Set(requiredKeys)) {
      if (key && !manifest.labels[language]?.[key])
        faults.push(`labels: ${language} has no text for "${key}"`);
    }
  }
  for (const page of manifest.pages) {
    if (!manifest.paths.some((prefix) => isWithin(page.path, prefix))) {
      faults.push(`pages: "${page.path}" lies outside the paths that ${manifest.id} owns`);
    }
    if (!page.screen === !page.redirectTo) {
      faults.push(`pages: "${page.path}" needs either a screen or a redirect`);
    }
  }
  manifest.pages.forEach(({ path }, index) => {
    const earlier = manifest.pages.slice(0, index).find((page) => shadows(page.path, path));
    if (earlier) {
      faults.push(`pages: nobody gets to "${path}", because "${earlier.path}" stands before it`);
    }
  });
  if (!satisfiesContract(contractVersion, manifest.contract)) {
    faults.push(`contract: needs ${manifest.contract}, the shell has ${contractVersion}`);
  }
  return faults;
}

/**
 * Checks a remote's module against its manifest: every screen, layout and slot piece that the
 * manifest promises is there, loads, and is a component.
 * @returns one sentence per fault; empty when it conforms.
 */
export async function checkModule(
  module: RemoteModule,
  manifest: ModuleManifest,
): Promise<string[]> {
  const fault = findModuleFault(module, manifest.id);
  if (fault) return [fault];

  const faults: string[] = [];
  const check = async (kind: 'screens' | 'layouts' | 'slots', name: string) => {
    const load = module[kind]?.[name];
    if (!load) {
      faults.push(`${kind}: the manifest names "${name}", the module has none`);
      return;
    }
    const component: unknown = await load();
    const isComponent = typeof component === 'function' || typeof component === 'object';
    if (!component || !isComponent) faults.push(`${kind}: "${name}" is no component`);
  };
  for (const page of manifest.pages) {
    if (page.screen) await check('screens', page.screen);
    if (page.layout) await check('layouts', page.layout);
  }
  for (const slot of manifest.slots) await check('slots', slot.piece);

  const promised = new Set(manifest.pages.map((page) => page.screen));
  for (const name of Object.keys(module.screens)) {
    if (!promised.has(name)) faults.push(`screens: no page leads to "${name}"`);
  }
  return faults;
}

/**
 * Finds paths that two remotes claim, or that lie under another remote's path.
 * @returns one sentence per clash; empty when every path has one owner.
 */
export function findPathClashes(
  manifests: ReadonlyArray<Pick<ModuleManifest, 'id' | 'paths'>>,
): string[] {
  const claims = manifests.flatMap(({ id, paths }) => paths.map((path) => ({ id, path })));
  return claims.flatMap((claim, index) =>
    claims
      .slice(index + 1)
      .filter((other) => isWithin(claim.path, other.path) || isWithin(other.path, claim.path))
      .map((other) => `"${claim.path}" of ${claim.id} clashes with "${other.path}" of ${other.id}`),
  );
}
