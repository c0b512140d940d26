import { DEFAULT_LANGUAGE } from '@spotlight/shared/contract/language';
import { registrySchema, type Registry } from '@spotlight/shared/contract/schema';
import { readJsonBlock } from '../../shell/site/json-block';
import { publicUrl } from '../../shell/site/site-paths';
import { carriedRegistry } from './carried-registry';
import {
  CODE_FILE,
  CONTENTS_FILE,
  hashOf,
  isReleasedManifest,
  MANIFEST_FILE,
  OTHER_MANIFEST,
  type CodeList,
  type Contents,
} from './contents';
import type { KnownPreview } from './previews';
import { entryOf } from './registry-file';
import { PROVENANCE_FILE, type Provenance } from './provenance';
import { findForgeries } from './signatures';
import type { SiteSource } from './site-source';
import type { TrustedKeys } from './team-keys';

/** Compressed copies, which a server hands out in the place of their file and under no address of their own. */
const isCopy = (file: string) => /\.(br|gz)$/.test(file);

/**
 * Compares a published site with its registry: every file of every version, the page that carries the registry, and the
 * registry with what its owners have signed.
 * @param trusted whose signatures count; where nobody says, those that the page names
 * @param previews versions that links show, where somebody knows them
 * @returns one sentence for each thing that is not as it was released
 */
export async function verifySite(
  source: SiteSource,
  trusted?: TrustedKeys,
  previews: KnownPreview[] = [],
): Promise<string[]> {
  const text = await source.read('/registry/registry.json');
  if (!text) return ['there is no registry'];
  const parsed = registrySchema.safeParse(JSON.parse(text.toString()));
  if (!parsed.success) return ['the registry was written by another version of the release tools'];
  const registry = parsed.data;
  const page = String((await source.read('/index.html')) ?? '');
  const named = readJsonBlock(page, 'app-keys') as TrustedKeys | undefined;
  const faults = findForgeries(registry, trusted ?? named ?? {});
  for (const id of ['shell', ...Object.keys(registry.remotes)]) {
    for (const version of Object.keys(entryOf(registry, id)?.versions ?? {}))
      faults.push(...(await faultsOfVersion(source, registry, id, version)));
  }
  for (const { id, version, contents } of previews) {
    if (entryOf(registry, id)?.versions[version]) continue;
    const { faults: found } = await readContents(source, id, version, contents);
    faults.push(...found.map((what) => `${id} ${version}: ${what}`));
  }
  if (!registry.shell.active) return faults;
  if (trusted && JSON.stringify(named) !== JSON.stringify(trusted))
    faults.push('the page trusts other keys');
  return [...faults, ...(await faultsOfPage(source, registry, page))];
}

/** What is not as it was released of one version. */
export async function faultsOfVersion(
  source: SiteSource,
  registry: Registry,
  id: string,
  version: string,
): Promise<string[]> {
  const details = entryOf(registry, id)?.versions[version];
  const fault = (what: string) => [`${id} ${version}: ${what}`];
  const read = await readContents(source, id, version, details?.contents);
  const faults = read.faults.flatMap(fault);
  const { contents } = read;
  if (!details || !contents) return faults;

  const provenance = await readProvenance(source, id, version);
  if (provenance && !details.commit.startsWith(provenance.commit))
    faults.push(
      ...fault(`the registry says commit ${details.commit}, it is of ${provenance.commit}`),
    );
  if ('manifest' in details) {
    const file = await source.read(publicUrl(id, version, MANIFEST_FILE));
    const list = await source.read(publicUrl(id, version, CONTENTS_FILE));
    if (!isReleasedManifest(details, { list, file })) faults.push(...fault(OTHER_MANIFEST));
  }
  const own = publicUrl(id, version, '');
  const hashAt = (address: string) =>
    address.startsWith(own) ? contents[address.slice(own.length)] : undefined;
  if ('entry' in details && hashAt(details.entry) !== details.integrity)
    faults.push(...fault('its entry has another hash than the registry says'));
  for (const [language, hash] of Object.entries(details.code ?? {})) {
    const folder = language === DEFAULT_LANGUAGE ? '' : `${language}/`;
    const scripts = await source.read(publicUrl(id, version, folder + CODE_FILE));
    if (!scripts || hashOf(scripts) !== hash) {
      faults.push(...fault(`its list of scripts in ${language} is another one`));
      continue;
    }
    for (const [file, sum] of Object.entries(JSON.parse(scripts.toString()) as CodeList))
      if (contents[folder + file] !== `sha256-${sum}`)
        faults.push(...fault(`${folder}${file} has another hash in its list of scripts`));
  }
  for (const address of [...details.files, ...Object.values(details.chunks).flat()])
    if (!hashAt(address)) faults.push(...fault(`${address} is no file of it`));
  return faults;
}

/** The files of a version, compared with the list of them that somebody has signed. */
async function readContents(
  source: SiteSource,
  id: string,
  version: string,
  signed: string | undefined,
): Promise<{ contents?: Contents; faults: string[] }> {
  const list = await source.read(publicUrl(id, version, CONTENTS_FILE));
  if (!list || !signed) return { faults: ['there is no list of its files; release it again'] };
  if (hashOf(list) !== signed) return { faults: ['its list of files is another one'] };
  const contents = JSON.parse(list.toString()) as Contents;

  const faults: string[] = [];
  const files = await source.list(publicUrl(id, version, ''));
  for (const [file, hash] of Object.entries(contents)) {
    if (!files && isCopy(file)) continue;
    const content = await source.read(publicUrl(id, version, file));
    if (!content) faults.push(`${file} is missing`);
    else if (hashOf(content) !== hash) faults.push(`${file} is another one`);
  }
  for (const file of files ?? []) if (!contents[file]) faults.push(`${file} does not belong to it`);
  return { contents, faults };
}

/** Where a version comes from; of one that was released before that was written down, nothing. */
export async function readProvenance(
  source: SiteSource,
  id: string,
  version: string,
): Promise<Provenance | undefined> {
  const text = await source.read(publicUrl(id, version, PROVENANCE_FILE));
  return text ? (JSON.parse(text.toString()) as Provenance) : undefined;
}

/** The page is made of the registry and of the active shell, and its policy lets its script run. */
async function faultsOfPage(
  source: SiteSource,
  registry: Registry,
  page: string,
): Promise<string[]> {
  const carried = readJsonBlock(page, 'app-registry') as Registry | undefined;
  if (!carried) return ['the page carries no registry'];
  if (carried.revision !== registry.revision) {
    return [`the page is of revision ${carried.revision}, the registry of ${registry.revision}`];
  }
  const faults: string[] = [];
  if (JSON.stringify(carried) !== JSON.stringify(carriedRegistry(registry)))
    faults.push('the page carries another registry of the same revision');
  const boot = await source.read(publicUrl('shell', registry.shell.active, 'boot.js'));
  if (!boot || !page.includes(`<script>${boot.toString()}</script>`))
    faults.push('the page begins with another script than the active shell');
  const policy = await source.readPolicy();
  if (!policy.includes(`'${hashOf(boot ?? Buffer.from(''))}'`))
    faults.push('the policy of the page refuses its script');
  const main = /id="app-main"[^>]* content="([^"]+)" data-integrity="([^"]*)"/.exec(page);
  const file = await source.read(main?.[1] ?? '');
  if (main && (!file || !main[2]?.split(' ').includes(hashOf(file))))
    faults.push('the page names another main script than the active shell');
  return faults;
}
