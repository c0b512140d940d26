import type { Registry } from '@spotlight/shared/contract/schema';
import { SHARING_FILE, type SharingReport } from '../release/sharing-report';
import type { SiteSource } from '../release/site-source';
import { publicUrl } from '../../shell/site/site-paths';
import type { KnownRemote } from './verdict';

/** What the versions of a site say of themselves. */
export interface KnownVersions {
  remote: (id: string, version: string) => Promise<KnownRemote | undefined>;
  shell: (version: string) => Promise<SharingReport | undefined>;
}

/** Reads it from a published site, here or elsewhere. */
export function knownVersions(site: SiteSource, registry: Registry): KnownVersions {
  const sharingOf = async (id: string, version: string) => {
    const report = await site.read(publicUrl(id, version, SHARING_FILE));
    return report ? (JSON.parse(String(report)) as SharingReport) : undefined;
  };
  return {
    shell: (version) => sharingOf('shell', version),
    remote: async (id, version) => {
      const manifest = registry.remotes[id]?.versions[version]?.manifest;
      return manifest && { manifest, sharing: await sharingOf(id, version) };
    },
  };
}
